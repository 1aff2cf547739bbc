import type { HelpNumberInput } from '#contract/practice/help-number-details.ts';

const inThree = (word: string) => ({ fr: `${word} (fr)`, en: `${word} (en)`, ar: `${word} (ar)` });

/** A line that listens, which nobody has called yet. */
export const helpNumberInput: HelpNumberInput = {
  group: 'listening',
  number: '1811',
  name: inThree('Écoute jeunes'),
  who: inThree('Des bénévoles'),
  hours: inThree('Le soir'),
  verifiedAt: '',
};
