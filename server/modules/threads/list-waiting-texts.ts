import type { QueryOf } from '#contract/endpoint.ts';
import type { listWaitingTexts as endpoint } from '#contract/threads/moderation.endpoints.ts';
import type { WaitingText } from '#contract/threads/moderation.schema.ts';
import { pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { noteQueueSeen } from './mail-alarm.ts';
import { countWaitingTexts, findWaitingTexts } from './moderation.queries.ts';
import { presentWaitingText } from './present-moderation.ts';
import { findOpenReports } from './reports.queries.ts';

/** The one queue of what waits to be read; whoever looks has read what was written to them of it. */
export async function listWaitingTexts(deps: Deps, { accountId }: Actor, query: QueryOf<typeof endpoint>): Promise<Page<WaitingText>> {
  const { db } = deps;
  await noteQueueSeen(deps, accountId);
  return pageOf(query, {
    rows: async (limit, offset) => {
      const rows = await findWaitingTexts(db, limit, offset);
      const open = await findOpenReports(
        db,
        rows.map(({ threadId }) => threadId),
      );
      return rows.map((row) => presentWaitingText(row, open));
    },
    countUpTo: (atMost) => countWaitingTexts(db, atMost),
  });
}
