import type { RequiredName } from './modals.ts';

/** Of this tab alone: a reload keeps it, another tab has its own. */
const key = 'unfinished-account';

/** Somebody who was finishing their account so that an action could go on. */
export interface UnfinishedAccount {
  authID: string;
  /** Where the action is. */
  path: string;
  required: RequiredName[];
}

export const noteUnfinished = (unfinished: UnfinishedAccount): void => sessionStorage.setItem(key, JSON.stringify(unfinished));

export const forgetUnfinished = (): void => sessionStorage.removeItem(key);

export function readUnfinished(): UnfinishedAccount | undefined {
  const noted = sessionStorage.getItem(key);
  return noted === null ? undefined : (JSON.parse(noted) as UnfinishedAccount);
}
