import type { Db } from '../../database/connect.ts';
import { findFirstName, findNamesIn, findOwnNameIn, findPseudonyms, findThreadPseudonyms, type LockedThread } from './comments.queries.ts';
import { drawPseudonym } from './pseudonym.ts';
import { nameKey } from './reserved-names.ts';

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
  return (await findOwnNameIn(tx, thread.id, accountId)) ?? newName(tx, { accountId, isAnonymous }, thread.id);
}

/**
 * The one way to a name: one that nobody else is called in the thread (null: a new one), or would be taken for. To call
 * its author otherwise, the thread must be locked.
 */
export async function newName(tx: Db, { accountId, isAnonymous }: Author, threadId: string | null): Promise<string> {
  const taken = threadId === null ? [] : await findNamesIn(tx, threadId, accountId);
  const firstName = isAnonymous ? null : await findFirstName(tx, accountId);
  if (firstName) return firstFree(firstName, new Set(taken.map(nameKey)));
  const elsewhere = [...(await findThreadPseudonyms(tx, accountId)), ...(await findPseudonyms(tx, accountId))];
  return drawPseudonym(new Set([...taken, ...elsewhere]));
}

/** Two people of one first name are told apart. */
function firstFree(name: string, takenKeys: ReadonlySet<string>): string {
  if (!takenKeys.has(nameKey(name))) return name;
  for (let number = 2; ; number += 1) if (!takenKeys.has(nameKey(`${name} ${number}`))) return `${name} ${number}`;
}
