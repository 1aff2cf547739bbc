import type { QueryOf } from '#contract/endpoint.ts';
import type { listWaitingTexts as endpoint } from '#contract/threads/moderation.endpoints.ts';
import type { WaitingText } from '#contract/threads/moderation.schema.ts';
import { pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { findAssignments } from './assignments.queries.ts';
import { noteQueueSeen } from './mail-alarm.ts';
import { countWaitingTexts, findWaitingTexts } from './moderation.queries.ts';
import { presentWaitingText } from './present-moderation.ts';
import { findSentWords } from './private-words.queries.ts';
import { findOpenReports } from './reports.queries.ts';

/** The one queue of what waits to be read; whoever looks has read what was written to them of it. */
export async function listWaitingTexts(deps: Deps, { accountId }: Actor, query: QueryOf<typeof endpoint>): Promise<Page<WaitingText>> {
  const { db } = deps;
  await noteQueueSeen(deps, accountId);
  return pageOf(query, {
    rows: async (limit, offset) => {
      const rows = await findWaitingTexts(db, limit, offset);
      const threadIds = rows.map(({ threadId }) => threadId);
      const open = await findOpenReports(db, threadIds);
      const words = await findSentWords(db, threadIds);
      const assignments = await findAssignments(db, threadIds);
      return rows.map((row) => presentWaitingText(row, { open, words, assignments }));
    },
    countUpTo: async (atMost) => (await countWaitingTexts(db, atMost)).count,
  });
}
