import type { Db } from '../../database/connect.ts';
import { findFirstName, findNamesIn, findPseudonyms, findThreadPseudonyms, type LockedThread } from './comments.queries.ts';
import { drawPseudonym } from './pseudonym.ts';

/** How a person appears: under a pseudonym, or under the first name of their account where they chose so. */
interface Author {
  readonly accountId: string;
  readonly isAnonymous: boolean;
}

/**
 * What a person is called in a thread: always the same there, and, unless it is their first name, never what the person
 * is called in another one. The thread must be locked, or two first comments at once would draw two names.
 */
export async function pseudonymInThread(tx: Db, thread: LockedThread, { accountId, isAnonymous }: Author): Promise<string> {
  if (thread.authorId === accountId) return thread.pseudonym;
  const borne = await findPseudonyms(tx, thread.id, accountId);
  const mine = borne.find(({ isMineHere }) => isMineHere);
  if (mine) return mine.pseudonym;
  const firstName = isAnonymous ? null : await findFirstName(tx, accountId);
  if (firstName) return firstFree(firstName, new Set([thread.pseudonym, ...(await findNamesIn(tx, thread.id))]));
  const elsewhere = await findThreadPseudonyms(tx, accountId);
  return drawPseudonym(new Set([thread.pseudonym, ...elsewhere, ...borne.map(({ pseudonym }) => pseudonym)]));
}

/** What its author is called in a thread that is opened now. */
export async function pseudonymOfThread(tx: Db, { accountId, isAnonymous }: Author): Promise<string> {
  const firstName = isAnonymous ? null : await findFirstName(tx, accountId);
  if (firstName) return firstName;
  const borne = await findPseudonyms(tx, null, accountId);
  const elsewhere = await findThreadPseudonyms(tx, accountId);
  return drawPseudonym(new Set([...elsewhere, ...borne.map(({ pseudonym }) => pseudonym)]));
}

/** Two people of one first name are told apart. */
function firstFree(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}
