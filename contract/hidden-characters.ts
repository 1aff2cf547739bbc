/**
 * Format characters (Unicode category Cf): bidirectional controls, which can show a text in another order than it is read, zero-width
 * spaces, tags, soft hyphens. Kept are the two joiners, which Persian and emoji are written with, and the Arabic and Syriac signs that are in
 * this category though they are seen (Unicode 15, Prepended_Concatenation_Mark).
 */
const formatCharacter = /(?!\u200C|\u200D|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])\p{Format}/gu;

/** A text as it is stored: without the format characters that nobody sees. */
export const withoutFormatCharacters = (text: string): string => text.replaceAll(formatCharacter, '');

/** A text to compare with others: without anything that is shown as nothing, the joiners too. */
export const withoutInvisible = (text: string): string => text.replaceAll(/[\p{Format}\p{Default_Ignorable_Code_Point}]/gu, '');
