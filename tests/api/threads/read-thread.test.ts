import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
const read = (named: string) => call(test.app, readThread, { parameters: { slug: named } });

describe('GET /v1/threads/thread/{slug}', () => {
  it('succeeds with the thread and its comments, oldest first', async () => {
    const { status, body } = await read(slug);
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug, direction: 'ltr', editedAt: null, commentCount: 4 });
    expect(body.content).toContain('<p>Depuis quelques mois');
    expect(body.comments.map(({ pseudonym }) => pseudonym)).toEqual([
      'Vague lente',
      'Figuier tranquille',
      'Réponse du cabinet',
      'Cyprès attentif',
    ]);
    expect(body.comments.map(({ isStaff }) => isStaff)).toEqual([false, false, true, false]);
  });

  it('never says who wrote it or its comments', async () => {
    const [person] = await test.deps.db.query.accounts.findMany({ limit: 1 });
    await test.deps.db
      .update(threads)
      .set({ authorId: person?.id ?? null })
      .where(eq(threads.slug, slug));
    await test.deps.db.update(comments).set({ authorId: person?.id ?? null });
    expect(JSON.stringify((await read(slug)).body)).not.toContain(person?.id);
  });

  it('leaves out the comments that are not validated', async () => {
    const { body } = await read(slug);
    const [first, second, third] = body.comments.map(({ commentId }) => commentId);
    for (const [id, status] of [
      [first, 'PENDING'],
      [second, 'UNVALIDATED'],
      [third, 'DELETED'],
    ] as const)
      await test.deps.db
        .update(comments)
        .set({ status })
        .where(eq(comments.id, id ?? ''));
    expect((await read(slug)).body.comments.map(({ pseudonym }) => pseudonym)).toEqual(['Cyprès attentif']);
  });

  it('shows a locked thread, and refuses every other as if it did not exist', async () => {
    const setStatus = (status: 'LOCKED' | 'PENDING' | 'UNVALIDATED' | 'DELETED') =>
      test.deps.db.update(threads).set({ status }).where(eq(threads.slug, slug));
    await setStatus('LOCKED');
    expect((await read(slug)).body.isLocked).toBe(true);
    const missing = await read('nothing-here-a1b2');
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'PUBLIC_THREAD']);
    for (const status of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
      await setStatus(status);
      const { status: answered, problem } = await read(slug);
      expect([answered, problem]).toEqual([404, missing.problem]);
    }
  });
});
