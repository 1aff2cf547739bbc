import { lastPersonHere, recallPerson } from './session.ts';

const key = 'last-person';

/** The session of whoever used this tab has ended: its drafts go, and whose it was is known to the next document too. */
export function clearTab(): void {
  sessionStorage.clear();
  const person = lastPersonHere();
  if (person !== undefined) sessionStorage.setItem(key, person);
}

/** A document that a reload or a provider's dialog has put in this tab learns who used it before. */
export const recallLastPerson = (): void => recallPerson(sessionStorage.getItem(key) ?? undefined);
