import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addPracticeComment,
  unvalidateComment,
  unvalidateThread,
  updateThreadFlags,
  validateComment,
} from '#contract/threads/moderation.endpoints.ts';
import { followThread, readThread, upvoteThread } from '#contract/threads/threads.endpoints.ts';
import { deleteThread, updateComment } from '#contract/threads/writing.endpoints.ts';
import { announceChange } from '#server/modules/threads/thread-changes.ts';
import { call, newClient } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openThreadStream, type ThreadStream } from '#tests/support/thread-stream.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

let test: TestApp;
let url: string;
let moderator: string;
const opened: ThreadStream[] = [];

beforeAll(async () => {
  test = await startTestApp();
  url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  moderator = (await newStaff(test, 'MODERATOR')).bearer;
});
afterAll(() => test.close());
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

async function follow(slug: string, more: { after?: string; bearer?: string } = {}, server = url): Promise<ThreadStream> {
  const stream = await openThreadStream(server, { slug, ...more });
  opened.push(stream);
  return stream;
}
const publish = (slug: string, commentId: string) =>
  call(test.app, validateComment, { parameters: { slug, commentId }, bearer: moderator });
const withhold = (slug: string, commentId: string) =>
  call(test.app, unvalidateComment, { parameters: { slug, commentId }, bearer: moderator, body: { reason: 'Ce texte nomme quelqu’un.' } });
const lock = (slug: string, isLocked: boolean) =>
  call(test.app, updateThreadFlags, { parameters: { slug }, bearer: moderator, body: { isLocked } });
const revisionOf = async (slug: string) => (await call(test.app, readThread, { parameters: { slug } })).body.revision;
const write = async (slug: string, bearer: string) => (await sendComment(test, slug, bearer, 'Courage à vous.')).body.commentId;

describe('GET /v1/threads/events', () => {
  // On PostgreSQL each call is answered by the other one of two processes, and the stream is always of the first.
  it('succeeds: tells each change that everyone sees, whichever process made it, and nothing but that', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const { headers, status, next } = await follow(slug);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
    expect([headers['x-accel-buffering'], headers['content-encoding']]).toEqual(['no', undefined]);
    const commentId = await write(slug, bearer);
    const changes = [
      () => publish(slug, commentId),
      () => withhold(slug, commentId),
      () => publish(slug, commentId),
      () => call(test.app, addPracticeComment, { parameters: { slug }, bearer: moderator, body: { content: 'Merci.' } }),
      () => lock(slug, true),
      () => lock(slug, false),
      () => call(test.app, unvalidateThread, { parameters: { slug }, bearer: moderator, body: { reason: 'À relire.' } }),
    ];
    for (const change of changes) {
      expect((await change()).status).toBe(200);
      expect(await next()).toEqual({ kind: 'THREAD', slug });
    }
  });

  it('succeeds: what a known author writes is told at once', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    for (let count = 0; count < 3; count += 1) await publish(slug, await write(slug, bearer));
    const { next } = await follow(slug);
    await write(slug, bearer);
    expect(await next()).toEqual({ kind: 'THREAD', slug });
  });

  it('succeeds: what authors change or take away themselves is told too', async () => {
    const author = await newClient(test.app);
    const slug = await newThread(test, { authorId: author.authID });
    const { bearer } = await newClient(test.app);
    const commentId = await write(slug, bearer);
    await publish(slug, commentId);
    const { next } = await follow(slug);
    const changed = await call(test.app, updateComment, { parameters: { slug, commentId }, bearer, body: { content: 'Autrement dit.' } });
    expect([changed.status, await next()]).toEqual([200, { kind: 'THREAD', slug }]);
    expect((await call(test.app, deleteThread, { parameters: { slug }, bearer: author.bearer })).status).toBe(200);
    expect(await next()).toEqual({ kind: 'THREAD', slug });
  });

  it('who may: anyone hears what everyone sees; what becomes of a text that nobody saw, its author alone', async () => {
    const slug = await newThread(test);
    const [author, other] = [await newClient(test.app), await newClient(test.app)];
    const [refused, published] = [await write(slug, author.bearer), await write(slug, author.bearer)];
    const theirs = await follow(slug, { bearer: author.bearer });
    const others = [await follow(slug), await follow(slug, { bearer: other.bearer }), await follow(slug, { bearer: moderator })];
    await withhold(slug, refused);
    expect(await theirs.next()).toEqual({ kind: 'OWN', slug });
    await publish(slug, published);
    expect([await theirs.next(), await theirs.next()]).toEqual([
      { kind: 'OWN', slug },
      { kind: 'THREAD', slug },
    ]);
    await lock(slug, true);
    for (const { next } of others) {
      expect(await next()).toEqual({ kind: 'THREAD', slug });
      expect(await next()).toEqual({ kind: 'THREAD', slug });
    }
  });

  it('is silent about votes, other threads, texts that wait, and what was taken back before it was done', async () => {
    const [slug, other] = [await newThread(test), await newThread(test)];
    const { bearer } = await newClient(test.app);
    const before = await revisionOf(slug);
    const { next } = await follow(slug, { after: before });
    await call(test.app, upvoteThread, { parameters: { slug }, bearer });
    await lock(other, true);
    await write(slug, bearer);
    const { id } = await threadRow(test, slug);
    const undone = test.deps.db.transaction(async (tx) => {
      await announceChange(tx, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await revisionOf(slug)).toBe(before);
    // Events come in order: had any of these been told, it would come before this one and before the next.
    await lock(slug, true);
    const closed = await revisionOf(slug);
    expect(await next()).toEqual({ kind: 'THREAD', slug });
    await lock(slug, false);
    expect(await next()).toEqual({ kind: 'THREAD', slug });
    expect([closed === before, (await revisionOf(slug)) === before]).toEqual([false, true]);
  });

  it('a revision follows what is read: each change of the comments makes another, and going back makes the same again', async () => {
    const [slug, { bearer }] = [await newThread(test), await newClient(test.app)];
    const seen = [await revisionOf(slug)];
    const after = async (change: Promise<{ status: number }>) => {
      expect((await change).status).toBeLessThan(300);
      seen.push(await revisionOf(slug));
    };
    const commentId = await write(slug, bearer);
    await after(publish(slug, commentId));
    const reword = (content: string) => call(test.app, updateComment, { parameters: { slug, commentId }, bearer, body: { content } });
    await after(reword('Courage à vous toutes.'));
    await after(publish(slug, commentId));
    await after(call(test.app, addPracticeComment, { parameters: { slug }, bearer: moderator, body: { content: 'Merci.' } }));
    await after(withhold(slug, commentId));
    const [open, published, waits, again, answered, withheld] = seen;
    expect(waits).toBe(open);
    expect(again).not.toBe(published);
    expect(new Set([open, published, again, answered, withheld]).size).toBe(5);
    await publish(slug, commentId);
    expect(await revisionOf(slug)).toBe(answered);
  });

  it('resumes: what has changed since a revision was read is told at once', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const after = await revisionOf(slug);
    (await follow(slug, { after })).leave();
    await publish(slug, await write(slug, bearer));
    expect(await (await follow(slug, { after })).next()).toEqual({ kind: 'THREAD', slug });
    expect(await (await follow(slug, { after: 'of-long-ago' })).next()).toEqual({ kind: 'THREAD', slug });
  });

  it('refuses a thread that is not public as if it did not exist, no thread, and a token that is not one', async () => {
    const missing = await call(test.app, followThread, { query: { slug: 'nothing-here-a1b2' } });
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'PUBLIC_THREAD']);
    for (const status of ['PENDING', 'UNVALIDATED', 'DELETED'] as const) {
      const { status: answered, problem } = await call(test.app, followThread, { query: { slug: await newThread(test, { status }) } });
      expect([answered, problem]).toEqual([404, missing.problem]);
    }
    expect((await call(test.app, followThread, { query: { slug: ' ' } })).problem.fields?.[0]?.fieldName).toBe('slug');
    const slug = await newThread(test);
    const wrong = await call(test.app, followThread, { query: { slug }, bearer: 'expired' });
    expect([wrong.status, wrong.problem.reason]).toEqual([403, 'TOKEN']);
    expect((await test.app.inject({ method: 'HEAD', url: `/api/v1/threads/events/?slug=${slug}` })).statusCode).toBe(404);
  });

  it('refuses an eleventh stream of one person, who then asks now and then, until one has ended', async () => {
    const slug = await newThread(test);
    const { bearer } = await newClient(test.app);
    const streams: ThreadStream[] = [];
    for (let count = 0; count < 10; count += 1) streams.push(await follow(slug, { bearer }));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { status, headers } = await follow(slug, { bearer });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    expect((await follow(slug)).status).toBe(200);
    streams[0]?.leave();
    await expect.poll(async () => (await follow(slug, { bearer })).status).toBe(200);
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const own = await startTestApp();
    const server = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const slug = await newThread(own);
    const stream = await follow(slug, {}, server);
    expect(stream.status).toBe(200);
    await own.close();
    expect(await stream.next()).toBeUndefined();
  });
});

describe.runIf(process.env['API_DATABASE'] === 'postgresql')('on a database server', () => {
  const sessions = async (words: string) => {
    const rows = await test.deps.database.run(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${words}`,
    );
    return rows.rows.map(({ pid }) => Number(pid));
  };

  it('all streams of a process share one connection', async () => {
    const slug = await newThread(test);
    await follow(slug);
    const before = await sessions('true');
    for (let count = 0; count < 30; count += 1) expect((await follow(slug)).status).toBe(200);
    expect((await sessions("query ilike 'listen %'")).length).toBe(1);
    expect((await sessions('true')).length).toBeLessThanOrEqual(before.length);
  });

  it('streams end when that connection is lost, and whoever comes back hears what they have missed', async () => {
    const slug = await newThread(test);
    const after = await revisionOf(slug);
    const stream = await follow(slug, { after });
    for (const pid of await sessions("query ilike 'listen %'")) await test.deps.db.execute(sql`select pg_terminate_backend(${pid})`);
    expect(await stream.next()).toBeUndefined();
    await lock(slug, true);
    const again = await follow(slug, { after });
    expect(await again.next()).toEqual({ kind: 'THREAD', slug });
    await lock(slug, false);
    expect(await again.next()).toEqual({ kind: 'THREAD', slug });
  });
});
