import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentsPageSize, lastComments } from '#contract/constants.ts';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { CommentPlace } from '#contract/threads/threads.schema.ts';
import { newId } from '#server/database/new-id.ts';
import { announceChange } from '#server/modules/threads/thread-changes.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

let slug: string;
beforeEach(async () => void (slug = await newThread(test)));

const startedAt = Date.parse('2026-11-16T08:00:00.000Z');
/** Each hour two, of the same instant: their ids part them. */
const writtenAt = (place: number) => new Date(startedAt + Math.floor(place / 2) * 3_600_000);

/** Published comments called by their number. */
async function publish(from: number, to: number): Promise<void> {
  const { id: threadId } = await threadRow(test, slug);
  const ids = Array.from({ length: to - from }, (_, index) => newId(writtenAt(from + index)));
  // Those of one instant stand in the order of their ids.
  const values = ids.map((id, index) => ({ id, createdAt: writtenAt(from + index) })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const shared = { threadId, pseudonym: 'Vague lente', direction: 'ltr', status: 'VALIDATED' } as const;
  await test.deps.db.insert(comments).values(values.map((value, index) => ({ ...value, ...shared, content: String(from + index) })));
}

const count = (commentCount: number) => test.deps.db.update(threads).set({ commentCount }).where(eq(threads.slug, slug));
const unpublish = (content: string) => test.deps.db.update(comments).set({ status: 'UNVALIDATED' }).where(eq(comments.content, content));

async function read(place?: Partial<CommentPlace> | null) {
  const after = place?.after;
  const { status, body } = await call(test.app, readThread, { parameters: { slug }, query: after ? { after } : {} });
  expect(status).toBe(200);
  return { ...body, shown: body.comments.map(({ content }) => Number(content)) };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('GET /v1/threads/thread/{slug}: the pages of its comments', () => {
  it('is one page while it holds them all', async () => {
    await publish(0, commentsPageSize);
    const { shown, commentPage } = await read();
    expect(shown).toEqual(numbers(0, 30));
    expect(commentPage).toEqual({ before: 0, previous: null, next: null });
    // What ends here begins nowhere else.
    expect((await read({ after: lastComments })).shown).toEqual(numbers(0, 30));
  });

  it('leads to the end and back, every comment once', async () => {
    await publish(0, 70);
    const first = await read();
    const second = await read(first.commentPage.next);
    const third = await read(second.commentPage.next);
    expect([first, second, third].map(({ shown }) => shown)).toEqual([numbers(0, 30), numbers(30, 60), numbers(60, 70)]);
    expect([first, second, third].map(({ commentPage }) => commentPage.before)).toEqual([0, 30, 60]);
    expect(third.commentPage).toMatchObject({ next: null });
    expect((await read(third.commentPage.previous)).shown).toEqual(numbers(30, 60));
    expect(second.commentPage.previous).toEqual({ after: null });
    expect(first.commentPage.previous).toBeNull();
  });

  it('ends with the newest where the last are asked for', async () => {
    await publish(0, 70);
    const last = await read({ after: lastComments });
    expect(last.shown).toEqual(numbers(40, 70));
    expect((await read(last.commentPage.previous)).shown).toEqual(numbers(10, 40));
  });

  it('keeps its place whatever is published or taken back before it, the comment before it too', async () => {
    await publish(0, 65);
    const { next } = (await read()).commentPage;
    await unpublish('3');
    await unpublish('29');
    const kept = await read(next);
    expect(kept.shown).toEqual(numbers(30, 60));
    expect(kept.commentPage.before).toBe(28);
    // A page that has gone short leads on to the first.
    expect(kept.commentPage.previous).toEqual({ after: null });
  });

  it('is empty behind the last of all, and leads back', async () => {
    await publish(0, 31);
    const { next } = (await read()).commentPage;
    await unpublish('30');
    const { shown, commentPage } = await read(next);
    expect([shown, commentPage]).toEqual([[], { before: 30, previous: { after: null }, next: null }]);
  });

  it('names a place by a comment alone, with no instant, and takes an address of earlier versions', async () => {
    await publish(0, 31);
    const { next } = (await read()).commentPage;
    expect(next?.after).toMatch(/^[0-9a-f]{24}$/);
    expect((await read({ after: `mi8k2l3p-${next?.after}` })).shown).toEqual([30]);
  });

  it('begins at the first for an address that no answer has given', async () => {
    await publish(0, 31);
    for (const after of ['', '2', 'zzzzzzzzzz-000000000000000000000000', '-', "' or 1=1", 'mi8k2l3p', 'x'.repeat(300)])
      expect((await read({ after })).shown).toEqual(numbers(0, 30));
  });

  it('is of one revision on all pages: another once a comment of any page is', async () => {
    await publish(0, 65);
    const revisions = async () => {
      const first = await read();
      return [first.revision, (await read(first.commentPage.next)).revision, (await read({ after: lastComments })).revision];
    };
    const before = await revisions();
    expect(new Set(before).size).toBe(1);
    await test.deps.db.update(comments).set({ pseudonym: 'Cyprès attentif' }).where(eq(comments.content, '64'));
    await announceChange(test.deps.db, (await threadRow(test, slug)).id);
    const after = await revisions();
    expect(new Set([...before, ...after]).size).toBe(2);
  });

  it('is told to whoever has answered: the one that ends with their newest, whenever that was written', async () => {
    const { bearer, authID } = await newClient(test.app);
    const latest = async () => (await call(test.app, readThreadScore, { parameters: { slug }, bearer })).body.myLatest;
    await publish(0, 30);
    await test.deps.db.update(comments).set({ authorId: authID }).where(eq(comments.content, '3'));
    await count(30);
    expect(await latest()).toBeNull();
    await publish(30, 70);
    await count(70);
    await test.deps.db.update(comments).set({ authorId: authID }).where(eq(comments.content, '50'));
    const found = await latest();
    expect((await read(found)).shown).toEqual(numbers(21, 51));
    await unpublish('50');
    expect((await read(await latest())).shown.slice(0, 5)).toEqual(numbers(0, 5));
    const { bearer: stranger } = await newClient(test.app);
    expect((await call(test.app, readThreadScore, { parameters: { slug }, bearer: stranger })).body.myLatest).toBeNull();
  });
});
