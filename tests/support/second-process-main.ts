import pino from 'pino';
import { createApp, type App } from '#server/app.ts';
import { connectPostgresql } from '#server/database/connect.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import { buildServices } from '#server/services.ts';
import type { AnswerMessage, PlainAnswer, RequestMessage, SecondAppOptions } from './second-process.ts';
import { noNetwork, testEnv } from './test-env.ts';

interface Opened {
  readonly app: App;
  readonly clock: ReturnType<typeof fixedClock>;
  close(): Promise<void>;
}

const opened = new Map<number, Opened>();

async function open({ databaseUrl, dataDirectory, env }: SecondAppOptions, now: string): Promise<Opened> {
  const database = await connectPostgresql(databaseUrl);
  const clock = fixedClock(now);
  const deps = await buildServices(testEnv(dataDirectory, databaseUrl, env), database, clock, pino({ level: 'silent' }), noNetwork);
  const app = await createApp(deps);
  await app.ready();
  return {
    app,
    clock,
    async close() {
      await app.close();
      await deps.events.stop();
      await database.close();
    },
  };
}

async function answerTo(request: RequestMessage): Promise<PlainAnswer | null> {
  if (request.kind === 'open') {
    opened.set(request.app, await open(request.options, request.now));
    return null;
  }
  const its = opened.get(request.app);
  if (!its) throw new Error('this application is not open');
  if (request.kind === 'close') {
    opened.delete(request.app);
    await its.close();
    return null;
  }
  its.clock.set(request.now);
  const { statusCode, headers, cookies, rawPayload } = await its.app.inject(request.options);
  return { statusCode, headers, cookies, rawPayload };
}

const send = (message: AnswerMessage | 'ready') => process.send?.(message);

process.on('message', (message: RequestMessage) => {
  answerTo(message).then(
    (answer) => send({ id: message.id, answer }),
    (error: unknown) => send({ id: message.id, error: String(error) }),
  );
});
// With the test's worker gone nobody asks any more.
process.on('disconnect', () => process.exit());
send('ready');
