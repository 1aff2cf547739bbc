import { describe, expect, test } from 'vitest';
import { pointsToHelp } from './points-to-help.ts';

interface Rest {
  readonly language?: string;
  readonly contentNote?: string;
}

const about = (title: string, { language = 'fr', contentNote }: Rest = {}) =>
  pointsToHelp({ title, excerpt: 'Quelques pages.', contentNote: contentNote ?? null, language });

describe('whom to call stands beside an article', () => {
  test.each<[string, Rest?]>([
    ['Calmer une crise d’angoisse'],
    ['Les attaques de PANIQUE'],
    ['Traverser un deuil'],
    ['Accompagner une personne endeuillée'],
    ['Prévenir le suicide'],
    ['Living with grief', { language: 'en' }],
    ['Panic attacks: what helps', { language: 'en' }],
    ['كيف نعيش بعد فقدان قريب', { language: 'ar' }],
    ['نوبات الهلع', { language: 'ar' }],
    ['Quand l’amour fait peur : reconnaître l’emprise'],
    ['An abusive relationship', { language: 'en' }],
    ['العنف في البيت', { language: 'ar' }],
    ['Dépression', { contentNote: 'Ce texte parle d’idées noires.' }],
  ])('on panic, suicide, grief and violence: %s', (title, more) => {
    expect(about(title, more)).toBe(true);
  });

  test.each<[string, Rest?]>([
    ['Se disputer sans se blesser'],
    ['Dire ses griefs sans crier'],
    ['La communauté hispanique'],
    ['Apprendre le violon à soixante ans'],
    ['Première consultation : à quoi s’attendre'],
    ['Hispanic families', { language: 'en' }],
  ])('and not on others: %s', (title, more) => {
    expect(about(title, more)).toBe(false);
  });
});
