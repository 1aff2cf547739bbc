import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';

const ours = ['fr', 'ar', 'en'] as const;

/** Language codes in words: « français, arabe tunisien, anglais ». */
export function languageNames(codes: readonly string[], t: Translate<'therapist'>, locale: Locale): string {
  const nameOf = (code: string) => {
    const known = ours.find((each) => each === code);
    return known ? t(`language_${known}`) : (new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code);
  };
  return codes.map(nameOf).join(', ');
}
