import type { TextDirection } from '#contract/enumerations.ts';

/** The direction a text is read in: that of its first letter, as `dir="auto"` of HTML decides. */
export function textDirection(text: string): TextDirection {
  const [first = ''] = /\p{Letter}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}
