interface Staff {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly userName: string;
}

/** How the practice sees one of its own. */
export const staffName = ({ firstName, lastName, userName }: Staff): string => [firstName, lastName].filter(Boolean).join(' ') || userName;
