import type { OwnPrivateWord } from '#contract/threads/private-words.schema.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { presentOwnWord } from './present-private-word.ts';
import { findReceivedWords, isReceivedBy } from './private-words.queries.ts';
import { privateWords } from './private-words.tables.ts';

/** What the practice wrote to the caller alone. */
export function listOwnPrivateWords(
  { db }: Deps,
  { accountId }: Actor,
  query: { page: number; limit: number },
): Promise<Page<OwnPrivateWord>> {
  return pageOf(query, {
    rows: async (limit, offset) => (await findReceivedWords(db, accountId, limit, offset)).map(presentOwnWord),
    countUpTo: (atMost) => countUpTo(db, privateWords, isReceivedBy(accountId), atMost),
  });
}
