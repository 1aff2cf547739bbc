import { eq } from 'drizzle-orm';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { newId } from '#server/database/new-id.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call } from './api.ts';
import type { TestApp } from './test-app.ts';

type ThreadValues = Partial<typeof threads.$inferInsert>;

let made = 0;

/** Opens a public thread of its own for a test, written now by nobody known unless told otherwise. */
export async function newThread(test: TestApp, values: ThreadValues = {}): Promise<string> {
  const [example] = await test.deps.db.select().from(threads).limit(1);
  if (!example) throw new Error('the demonstration has no thread');
  made += 1;
  const slug = `fil-de-test-${made}`;
  const fresh = {
    status: 'VALIDATED',
    pseudonym: 'Saule pensif',
    commentCount: 0,
    lastCommentAt: null,
    createdAt: test.clock.now(),
  } as const;
  await test.deps.db.insert(threads).values({ ...example, ...fresh, ...values, id: newId(), slug });
  return slug;
}

/** The row of a thread. */
export async function threadRow(test: TestApp, slug: string) {
  const [row] = await test.deps.db.select().from(threads).where(eq(threads.slug, slug));
  if (!row) throw new Error(`no thread ${slug}`);
  return row;
}

/** Sends a comment, as an item of an outbox when `item` is given. */
export function sendComment(test: TestApp, slug: string, bearer: string, content: unknown, options: { item?: string; more?: object } = {}) {
  return call(test.app, addComment, {
    bearer,
    parameters: { slug },
    body: { content, ...options.more },
    headers: options.item ? { 'idempotency-key': `${options.item}/send` } : {},
  });
}
