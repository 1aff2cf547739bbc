/** A row of the file, in the order of its headings. */
export type CsvRow = readonly string[];

// A spreadsheet takes what begins so for a formula, and somebody may well call themselves one.
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+[\d\s]+$/.test(text);

const cell = (text: string) => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a CSV file (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. */
export const csvText = (rows: readonly CsvRow[]): string => `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
