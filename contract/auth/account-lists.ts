// Apart from their schemas: a page that only lists accounts has no use for zod.
export const accountStates = ['ACTIVE', 'SUSPENDED', 'BANNED'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountSortFields = ['createdAt', 'name', 'email', 'role'] as const;
export type AccountSortField = (typeof accountSortFields)[number];
