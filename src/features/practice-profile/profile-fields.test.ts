import { expect, it } from 'vitest';
import { therapist as seeded } from '#server/database/seed/therapist.ts';
import { validate } from '#contract/validate.ts';
import { fieldsOf, paragraphsOf, profileForm, typedProfile } from './profile-fields.ts';

const therapist = {
  ...seeded,
  id: '0123456789abcdef01234567',
  userId: '0123456789abcdef01234567',
  photo: null,
  services: [],
  isBookable: true,
  timeZone: 'Africa/Tunis',
};

it('splits a text at its empty lines, and at nothing else', () => {
  expect(paragraphsOf('Un.\nEncore un.\n\n  Deux.\n \n\nTrois.\n')).toEqual(['Un.\nEncore un.', 'Deux.', 'Trois.']);
});

it('sends back what was there when nothing is changed', () => {
  const checked = validate(profileForm, fieldsOf(therapist), 'fr');
  const { fullName, title, about, education, faq, languages, approaches, modes } = seeded;
  expect(checked).toMatchObject({ isValid: true, value: { fullName, title, about, education, faq, languages, approaches, modes } });
});

it('takes a profile without a map', () => {
  const { contact } = fieldsOf(therapist);
  const checked = validate(profileForm, { ...fieldsOf(therapist), contact: { ...contact, mapLink: ' ' } }, 'fr');
  expect(checked).toMatchObject({ isValid: true, value: { contact: { mapLink: null } } });
});

it('previews what is typed, without the entries that are still empty', () => {
  const both = (text: string) => ({ fr: text, en: text });
  const typed = {
    ...fieldsOf(therapist),
    about: { fr: 'Un.\n\nDeux.', en: '' },
    education: [
      { year: '2013', title: both('Mastère'), place: both('Tunis') },
      { year: '', title: both(''), place: both('') },
    ],
    faq: [{ question: both(''), answer: both('Oui.') }],
    approaches: [{ fr: '', en: '' }],
    contact: { ...fieldsOf(therapist).contact, mapLink: 'le plan' },
    licenceNumber: ' ',
  };
  expect(typedProfile(therapist, typed)).toEqual({
    ...therapist,
    about: { fr: ['Un.', 'Deux.'], en: [] },
    education: [{ year: 2013, title: both('Mastère'), place: both('Tunis') }],
    faq: [],
    approaches: [],
    contact: { ...therapist.contact, mapLink: null },
    licenceNumber: null,
    isBookable: false,
  });
});

it('previews a profile that nobody has touched as it is published', () => {
  expect(typedProfile(therapist, fieldsOf(therapist))).toEqual({ ...therapist, isBookable: false });
});

it.each([
  ['nothing about oneself in one language', { about: { fr: 'Je reçois.', en: ' \n\n ' } }, 'about.en'],
  ['a paragraph that is too long', { about: { fr: `Un.\n\n${'a'.repeat(3001)}`, en: 'One.' } }, 'about.fr.1'],
  ['a year in words', { education: [{ year: 'dix', title: { fr: 'A', en: 'A' }, place: { fr: 'B', en: 'B' } }] }, 'education.0.year'],
  ['a map that is no address', { contact: { ...fieldsOf(therapist).contact, mapLink: 'le plan' } }, 'contact.mapLink'],
  ['no language', { languages: [] }, 'languages'],
  ['an answer without its question', { faq: [{ question: { fr: '', en: '' }, answer: { fr: 'Oui.', en: 'Yes.' } }] }, 'faq.0.question.fr'],
])('tells %s on its field', (_, changes, fieldName) => {
  const checked = validate(profileForm, { ...fieldsOf(therapist), ...changes }, 'fr');
  expect(checked.isValid ? [] : checked.fields.map((field) => field.fieldName)).toContain(fieldName);
});
