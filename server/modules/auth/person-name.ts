interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userName: string;
}

/** How somebody is called where the practice reads of them. */
export const personName = ({ firstName, lastName, userName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || userName;
