interface Called {
  client: { firstName: string | null; lastName: string | null; userName: string };
}

/** How a client is called in the practice's lists. */
export const clientName = ({ client: { firstName, lastName, userName } }: Called): string =>
  [firstName, lastName].filter(Boolean).join(' ') || userName;
