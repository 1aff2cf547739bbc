import { defaultTimeZone } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';

export interface CsvColumn<Item> {
  readonly heading: string;
  readonly cell: (item: Item) => string;
  /** The site's own figures: one below zero is no formula. */
  readonly isNumber?: boolean;
  /** What stands under the column, in a last row; there is none where no column has one. */
  readonly total?: (items: readonly Item[]) => string;
}

// A spreadsheet takes what begins so for a formula, and somebody may well call themselves one.
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+[\d\s]+$/.test(text);

const written = (text: string, isNumber = false) => {
  const safe = isFormula(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

// A French spreadsheet, whose numbers have commas, would put a line of RFC 4180 into one cell.
const separators: Record<Locale, string> = { fr: ';', en: ',' };

/** The text of a CSV file (RFC 4180 but for the French separator), with the mark by which spreadsheets know that it is UTF-8. */
export function csvOf<Item>(columns: readonly CsvColumn<Item>[], items: readonly Item[], locale: Locale): string {
  const writtenIn = (text: string, column: number) => written(text, columns[column]?.isNumber);
  const foot = columns.some(({ total }) => total) ? [columns.map(({ total }) => total?.(items) ?? '')] : [];
  const rows = [columns.map(({ heading }) => heading), ...items.map((item) => columns.map(({ cell }) => cell(item))), ...foot];
  return `\uFEFF${rows.map((row) => `${row.map(writtenIn).join(separators[locale])}\r\n`).join('')}`;
}

/** An instant on the practice's clock, as spreadsheets read and sort it: 2026-11-12 14:30:05. */
export const csvInstant = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: defaultTimeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));

/** An amount in dinars as a spreadsheet of that language adds it up. */
export const csvDinars = (millimes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { useGrouping: false, maximumFractionDigits: 3 }).format(millimes / 1000);
