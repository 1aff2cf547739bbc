import { expect, test } from 'vitest';
import { listThreads } from '#contract/threads/threads.endpoints.ts';
import { databaseKinds, startFreshServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';
import { openThreadStream } from '../support/thread-stream.ts';

test.each(databaseKinds)(
  'on %s a server that is told to stop ends the streams it tells, and stops; its log does not say who followed what',
  async (kind) => {
    const server = await startFreshServer(kind, { env: { LOG_LEVEL: 'info' } });
    const { body } = await callServer(server.url, listThreads);
    const slug = body.items[0]?.slug ?? '';
    const streams = await Promise.all(Array.from({ length: 20 }, () => openThreadStream(server.url, { slug, after: 'what-was-read' })));
    expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(streams.map(() => ({ kind: 'THREAD', slug })));
    const askedAt = Date.now();
    await server.stop();
    // A stop that waits for something is cut short after ten seconds.
    expect(Date.now() - askedAt).toBeLessThan(8000);
    expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(streams.map(() => undefined));
    expect(server.output().split('"route":"/api/v1/threads/events"').length - 1).toBe(streams.length);
    expect(server.output()).not.toMatch(new RegExp(`${slug}|what-was-read|"level":[56]0`));
    await server.remove();
  },
);
