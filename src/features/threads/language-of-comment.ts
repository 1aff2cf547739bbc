import type { TextDirection } from '#contract/enumerations.ts';

/**
 * Comments carry a direction, threads a language too. A comment that runs the same way as its thread is read in its
 * thread's language; one that does not is in Arabic, or in one we cannot name.
 */
export function languageOfComment(direction: TextDirection, threadLanguage: string): string | undefined {
  const threadDirection: TextDirection = threadLanguage === 'ar' ? 'rtl' : 'ltr';
  if (direction === threadDirection) return threadLanguage;
  return direction === 'rtl' ? 'ar' : undefined;
}
