import type { Db } from '../../database/connect.ts';
import { findPseudonyms, findThreadPseudonyms, type LockedThread } from './comments.queries.ts';
import { drawPseudonym } from './pseudonym.ts';

/**
 * What a person is called in a thread: always the same there, and never what the person is called in another one.
 * The thread must be locked, or two first comments at once would draw two names.
 */
export async function pseudonymInThread(tx: Db, thread: LockedThread, accountId: string): Promise<string> {
  if (thread.authorId === accountId) return thread.pseudonym;
  const borne = await findPseudonyms(tx, thread.id, accountId);
  const mine = borne.find(({ isMineHere }) => isMineHere);
  if (mine) return mine.pseudonym;
  const elsewhere = await findThreadPseudonyms(tx, accountId);
  return drawPseudonym(new Set([thread.pseudonym, ...elsewhere, ...borne.map(({ pseudonym }) => pseudonym)]));
}
