import type { Account } from '#contract/auth/accounts.schema.ts';
import type { CsvRow } from '#src/practice/csv.ts';

interface Words {
  readonly role: (name: string) => string;
  readonly state: (state: Account['state']) => string;
  readonly date: (instant: string) => string;
  readonly phone: (phoneNumber: string) => string;
}

/** A row of the exported list, in the order of its headings. */
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
