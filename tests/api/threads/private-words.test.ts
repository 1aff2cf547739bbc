import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { privateWordMaxLength } from '#contract/constants.ts';
import { readModeratedThread, unvalidateThread } from '#contract/threads/moderation.endpoints.ts';
import { listOwnPrivateWords, sendPrivateWord } from '#contract/threads/private-words.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { auditEntries } from '#server/audit/audit.tables.ts';
import { eraseDeletedThreads } from '#server/modules/threads/erase-deleted.ts';
import { privateWords } from '#server/modules/threads/private-words.tables.ts';
import { threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { deliverAll, startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import { newStaff } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment } from '#tests/support/threads.ts';

let service: PushService;
let test: TestApp;
let moderator: Awaited<ReturnType<typeof newStaff>>;

beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service);
  moderator = await newStaff(test, 'MODERATOR');
});
beforeEach(async () => {
  await deliverAll(test);
  service.forget();
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const content = 'Je vous lis, et je pense à vous. Appelez le 190 si cela devient trop lourd.';

interface Word {
  readonly commentId?: string;
  readonly bearer?: string;
  readonly content?: string;
  readonly item?: string;
}

const write = (slug: string, { commentId, bearer = moderator.bearer, content: words = content, item }: Word = {}) =>
  call(test.app, sendPrivateWord, {
    parameters: { slug },
    bearer,
    body: { content: words, ...(commentId && { commentId }) },
    headers: item ? { 'idempotency-key': `${item}/word` } : {},
  });
const received = async (bearer: string) => (await call(test.app, listOwnPrivateWords, { bearer })).body.items;

describe('a private word', () => {
  it('reaches the author of a thread that is not public, alone, and rings on their phone without a word of it', async () => {
    const author = await newClient(test.app);
    const other = await newClient(test.app);
    const own = await subscribeAs(test, service, author.bearer);
    const slug = await newThread(test, { authorId: author.authID, status: 'PENDING', title: 'Je n’en peux plus' });
    const { status, body } = await write(slug);
    expect([status, body]).toMatchObject([200, { content, commentId: null, direction: 'ltr' }]);
    expect(await received(author.bearer)).toMatchObject([
      { wordId: body.wordId, content, about: { title: 'Je n’en peux plus', slug: null, isReply: false } },
    ]);
    expect(await received(other.bearer)).toEqual([]);
    await deliverAll(test);
    const pushes = (await service.received()).filter(({ endpoint }) => endpoint === own.endpoint);
    expect(pushes.map(({ message }) => message)).toEqual([
      {
        kind: 'PRIVATE_WORD',
        id: '',
        tag: `private-word-${body.wordId}`,
        locale: 'fr',
        to: 'CLIENT',
        canApprove: false,
        isDiscreet: false,
      },
    ]);
    const data = JSON.stringify((await call(test.app, exportOwnData, { bearer: author.bearer })).body);
    expect(data).toContain(content);
  });

  it('reaches the author of a comment, who is not told the title of a thread that was withheld since', async () => {
    const answering = await newClient(test.app);
    const slug = await newThread(test, { title: 'Le soir, tout revient' });
    const { commentId } = (await sendComment(test, slug, answering.bearer, 'Chez moi aussi.')).body;
    await write(slug, { commentId });
    const [first] = await received(answering.bearer);
    expect(first?.about).toEqual({ title: 'Le soir, tout revient', slug, isReply: true });
    await call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator.bearer, body: { reason: 'Il nomme quelqu’un.' } });
    expect((await received(answering.bearer))[0]?.about).toEqual({ title: '', slug: null, isReply: true });
  });

  it('is seen by those who moderate, with who wrote it and not to whom, and by no reader', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID });
    const { body } = await write(slug, { bearer: await signInAs(test.app, 'therapist') });
    const seen = (await call(test.app, readModeratedThread, { parameters: { slug }, bearer: moderator.bearer })).body;
    expect(seen.privateWords).toEqual([body]);
    expect(body.by).not.toBeNull();
    expect(JSON.stringify(seen)).not.toContain(author.authID);
    expect(JSON.stringify((await call(test.app, readThread, { parameters: { slug } })).body)).not.toContain(content);
    const trail = await test.deps.db.select().from(auditEntries).where(eq(auditEntries.kind, 'PRIVATE_WORD_SENT'));
    expect(trail.length).toBeGreaterThan(0);
    expect(JSON.stringify(trail)).not.toContain(author.authID);
    expect(JSON.stringify(trail)).not.toContain(content);
  });

  it('is one for one key, also once the kept answers are gone', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID });
    const item = crypto.randomUUID();
    const { wordId } = (await write(slug, { item })).body;
    expect((await write(slug, { item })).body.wordId).toBe(wordId);
    await test.deps.db.delete(idempotencyKeys);
    expect((await write(slug, { item })).body.wordId).toBe(wordId);
    await test.deps.db.delete(idempotencyKeys);
    expect((await write(slug, { item, content: 'Autre chose.' })).problem.reason).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await received(author.bearer)).toHaveLength(1);
  });

  it('is refused where nobody would read it: an account that is gone, a comment of another thread, an empty or endless text', async () => {
    const slug = await newThread(test, { authorId: null });
    const gone = await write(slug);
    expect([gone.status, gone.problem.reason]).toEqual([409, 'AUTHOR_GONE']);
    const author = await newClient(test.app);
    const { commentId } = (await sendComment(test, await newThread(test), author.bearer, 'Bonsoir.')).body;
    expect((await write(slug, { commentId })).status).toBe(404);
    expect((await write('nulle-part')).status).toBe(404);
    for (const words of ['', ' \n ', '<p></p>', 'a'.repeat(privateWordMaxLength + 1)])
      expect((await write(slug, { content: words })).problem.fields?.[0]?.fieldName).toBe('content');
    expect((await write(slug, { bearer: author.bearer })).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('goes with the words it was about', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID });
    const { wordId } = (await write(slug)).body;
    await test.deps.db
      .update(threads)
      .set({ status: 'DELETED', deletedAt: new Date(0) })
      .where(eq(threads.slug, slug));
    await eraseDeletedThreads(test.deps);
    expect(await test.deps.db.select().from(privateWords).where(eq(privateWords.id, wordId))).toEqual([]);
  });
});
