import type { Account } from '#contract/auth/accounts.schema.ts';

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

interface Words {
  readonly role: (name: string) => string;
  readonly state: (state: Account['state']) => string;
  readonly date: (instant: string) => string;
  readonly phone: (phoneNumber: string) => string;
}

export function accountRow({ user, userName, email, role, state, createdAt }: Account, words: Words): CsvRow {
  const phone = user.phoneNumber ? words.phone(user.phoneNumber) : '';
  return [
    user.firstName ?? '',
    user.lastName ?? '',
    userName,
    email,
    phone,
    words.role(role.name),
    words.state(state),
    words.date(createdAt),
  ];
}
