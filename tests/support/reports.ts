import { listWaitingTexts } from '#contract/threads/moderation.endpoints.ts';
import { reportText } from '#contract/threads/reports.endpoints.ts';
import { newId } from '#server/database/new-id.ts';
import { comments } from '#server/modules/threads/threads.tables.ts';
import { call } from './api.ts';
import { threadRow } from './threads.ts';
import type { TestApp } from './test-app.ts';

/** Reports a thread, or the comment that the body names. */
export const sendReport = (test: TestApp, slug: string, bearer: string | undefined, body: object) =>
  call(test.app, reportText, { parameters: { slug }, body, ...(bearer !== undefined && { bearer }) });

/** A published comment of a thread, by nobody known unless told otherwise. */
export async function publishedComment(test: TestApp, slug: string, values: Partial<typeof comments.$inferInsert> = {}): Promise<string> {
  const { id: threadId } = await threadRow(test, slug);
  const id = newId(test.clock.now());
  const words = { content: 'Vous n’avez qu’à sourire.', pseudonym: 'Galet doux', direction: 'ltr', status: 'VALIDATED' } as const;
  await test.deps.db.insert(comments).values({ id, threadId, createdAt: test.clock.now(), ...words, ...values });
  return id;
}

/** The lines of the queue that are about one thread, or its comments. */
export async function linesOf(test: TestApp, bearer: string, slug: string) {
  const { body } = await call(test.app, listWaitingTexts, { query: { limit: 100 }, bearer });
  return body.items.filter((each) => each.slug === slug);
}
