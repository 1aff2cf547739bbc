import type { Locale } from '#contract/locale.ts';
import { messagesOf } from '#src/page/messages.ts';
import { typesInWords } from './accepted-types.ts';

export interface DropRules {
  accept: readonly string[];
  minSize: number | undefined;
  maxSize: number | undefined;
}

const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1000],
  ['byte', 1],
] as const;

/** « 5 Mo », "5 MB": decimal units, as phones count. */
export function sizeInWords(bytes: number, locale: Locale): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(bytes / size);
}

/** What the field says of a rejected file, by the code of its rejection (SPEC 5). */
export function rejectionSentence(code: string, { accept, minSize = 0, maxSize = 0 }: DropRules, locale: Locale): string {
  const t = messagesOf(locale, 'uploads');
  switch (code) {
    case 'file-too-large':
      return t('fileTooLarge', { bytes: maxSize, size: sizeInWords(maxSize, locale) });
    case 'file-too-small':
      return t('fileTooSmall', { bytes: minSize, size: sizeInWords(minSize, locale) });
    case 'too-many-files':
      return t('tooManyFiles');
    default:
      return t('fileInvalidType', { types: typesInWords(accept, locale) });
  }
}
