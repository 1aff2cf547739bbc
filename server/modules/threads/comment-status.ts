import { knownAuthorComments } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import { countValidatedOf } from './comments.queries.ts';

/** How a comment stands once it is written: published at once where its author is known and nothing in it has to be read first. */
export async function commentStatusOf(tx: Db, authorId: string, priority: number): Promise<'VALIDATED' | 'PENDING'> {
  if (priority > 0) return 'PENDING';
  const count = await countValidatedOf(tx, authorId, knownAuthorComments);
  return count >= knownAuthorComments ? 'VALIDATED' : 'PENDING';
}
