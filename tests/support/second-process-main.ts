import pino from 'pino';
import { createApp, type App } from '#server/app.ts';
import { connectPostgresql } from '#server/database/connect.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import type { Network } from '#server/gateways/network.ts';
import { buildServices } from '#server/services.ts';
import { leavingStreams } from './leaving-streams.ts';
import type { MessageOfSecond, NameAnswer, PlainAnswer, RequestMessage, SecondAppOptions } from './second-process.ts';
import { testEnv } from './test-env.ts';

interface Opened {
  readonly app: App;
  readonly clock: ReturnType<typeof fixedClock>;
  close(): Promise<void>;
}

const opened = new Map<number, Opened>();

const send = (message: MessageOfSecond) => process.send?.(message);

const questions = new Map<number, (addresses: NameAnswer['addresses']) => void>();
let asked = 0;

/** The test's own name service. */
const resolveInTest =
  (app: number): Network['resolve'] =>
  (name) =>
    new Promise((resolve, reject) => {
      asked += 1;
      questions.set(asked, (addresses) => (addresses ? resolve([...addresses]) : reject(new Error('the name has no address'))));
      send({ name, app, question: asked });
    });

async function open(id: number, { databaseUrl, dataDirectory, env, network }: SecondAppOptions, now: string): Promise<Opened> {
  const database = await connectPostgresql(databaseUrl);
  const clock = fixedClock(now);
  const ownEnv = testEnv(dataDirectory, databaseUrl, env);
  const deps = await buildServices(ownEnv, database, clock, pino({ level: 'silent' }), { ...network, resolve: resolveInTest(id) });
  const app = leavingStreams(await createApp(deps));
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
    opened.set(request.app, await open(request.app, request.options, request.now));
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

process.on('message', (message: RequestMessage | NameAnswer) => {
  if ('question' in message) {
    questions.get(message.question)?.(message.addresses);
    questions.delete(message.question);
    return;
  }
  answerTo(message).then(
    (answer) => send({ id: message.id, answer }),
    (error: unknown) => send({ id: message.id, error: String(error) }),
  );
});
// With the test's worker gone nobody asks any more.
process.on('disconnect', () => process.exit());
send('ready');
