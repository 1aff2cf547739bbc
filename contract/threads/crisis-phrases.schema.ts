import * as z from 'zod/mini';
import { hasMaxLength, requiredText, type Rule } from '../validation-rules.ts';
import { crisisLanguages, crisisPhraseLength } from './crisis-phrase-bounds.ts';
import { letterCount } from './folded-words.ts';

export const crisisPhrase = z.object({
  id: z.string(),
  phrase: z.string(),
  language: z.enum(crisisLanguages),
});
export type CrisisPhrase = z.infer<typeof crisisPhrase>;

/** Counted as phrases are compared: « Ah… ! » has two. */
const hasEnoughLetters: Rule = {
  name: 'hasMinLetters',
  parameters: [crisisPhraseLength.fewestLetters],
  test: (value) => typeof value === 'string' && letterCount(value) >= crisisPhraseLength.fewestLetters,
};

/** What the practice says of a phrase; the language says how it is compared. */
export const crisisPhraseBody = z.object({
  phrase: requiredText(hasMaxLength(crisisPhraseLength.max), hasEnoughLetters),
  language: z.enum(crisisLanguages),
});
export type CrisisPhraseInput = z.output<typeof crisisPhraseBody>;
