export const categories: readonly {
  slug: string;
  name: { fr: string; en: string };
  order: number;
}[] = [
  {
    slug: 'anxiete-et-stress',
    name: {
      fr: 'Anxiété et stress',
      en: 'Anxiety and stress',
    },
    order: 1,
  },
  {
    slug: 'depression',
    name: {
      fr: 'Dépression',
      en: 'Depression',
    },
    order: 2,
  },
  {
    slug: 'couple-et-famille',
    name: {
      fr: 'Couple et famille',
      en: 'Couples and family',
    },
    order: 3,
  },
  {
    slug: 'parentalite',
    name: {
      fr: 'Parentalité',
      en: 'Parenting',
    },
    order: 4,
  },
  {
    slug: 'deuil',
    name: {
      fr: 'Deuil',
      en: 'Grief',
    },
    order: 5,
  },
  {
    slug: 'estime-de-soi',
    name: {
      fr: 'Estime de soi',
      en: 'Self-esteem',
    },
    order: 6,
  },
  {
    slug: 'travail',
    name: {
      fr: 'Travail',
      en: 'Work',
    },
    order: 7,
  },
  {
    slug: 'addictions',
    name: {
      fr: 'Addictions',
      en: 'Addictions',
    },
    order: 8,
  },
];
