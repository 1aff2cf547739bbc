import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { createPageState, usePageState } from '#src/page/page-state.ts';

/**
 * UNREACHED: tokens are on this device, but the server has not been reached to say who they belong to. `isUnconfirmed`:
 * the same, and the person lets this device keep what it last said.
 */
export type Session =
  | { state: 'VISITOR' }
  | { state: 'SIGNED_IN'; client: AuthClient; isUnconfirmed?: true }
  | { state: 'UNREACHED'; authID: string; firstName: string | null };

/** Who uses this page. Everyone starts as a visitor: that is whom the server renders for. */
export const session = createPageState<Session>({ state: 'VISITOR' });

/** The authID of whoever uses the page, reached or not. */
export const personOf = (current: Session): string | undefined =>
  current.state === 'SIGNED_IN' ? current.client.authID : current.state === 'UNREACHED' ? current.authID : undefined;

/** True once the stored session, if any, has been read: only then is a visitor known to be one. */
export const isSessionKnown = createPageState(false);

/** True while the server is asked whom the stored session belongs to, for 8 s at most: then it counts as unreached. */
export const isResuming = createPageState(false);

export const useSession = (): Session => usePageState(session);

/** How often this page has passed from one person to another. What the first has typed is not for the second: pages begin anew. */
export const handovers = createPageState(0);

let lastPerson: string | undefined;

/** Who used this page last, signed in or not any more; undefined once they have left on purpose. */
export const lastPersonHere = (): string | undefined => lastPerson;

/** Takes up who used this tab before a reload, where nobody has since. */
export function recallPerson(person: string | undefined): void {
  lastPerson ??= person;
}

/** The page forgets who used it and what they typed. */
export function beginAnew(): void {
  lastPerson = undefined;
  // Drafts of this tab.
  sessionStorage.clear();
  handovers.set(handovers.get() + 1);
}

export function setSession(next: Session): void {
  const person = personOf(next);
  if (person !== undefined && lastPerson !== undefined && person !== lastPerson) beginAnew();
  lastPerson = person ?? lastPerson;
  session.set(next);
  isSessionKnown.set(true);
}

/** Whether the server has yet to say who this is. */
export const isUnconfirmed = (current: Session): boolean =>
  current.state === 'UNREACHED' || (current.state === 'SIGNED_IN' && current.isUnconfirmed === true);

/** The signed-in person, or undefined. */
export function useAuthClient(): AuthClient | undefined {
  const current = useSession();
  return current.state === 'SIGNED_IN' ? current.client : undefined;
}
