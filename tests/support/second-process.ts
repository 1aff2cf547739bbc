import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '#server/app.ts';
import type { Network } from '#server/gateways/network.ts';

/** How to open the application in the other process: the same database, data directory and settings. */
export interface SecondAppOptions {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly env: Readonly<Record<string, string>>;
  /** The test's network, but for its name service: that is asked in the test's process. */
  readonly network: Omit<Network, 'resolve'>;
}

/** An answer as it crosses from one process to the other. */
export interface PlainAnswer {
  readonly statusCode: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  readonly rawPayload: Uint8Array;
}

/** What the other process is asked, and at what time it is there. */
export type Asked = { readonly app: number } & (
  | { readonly kind: 'open'; readonly options: SecondAppOptions; readonly now: string }
  | { readonly kind: 'inject'; readonly options: InjectOptions; readonly now: string }
  | { readonly kind: 'close' }
);
export type RequestMessage = Asked & { readonly id: number };
type AnswerMessage = { readonly id: number } & ({ readonly answer: PlainAnswer | null } | { readonly error: string });
/** What the other process wants to know of the test's name service; no addresses: it refused. */
export interface NameQuestion {
  readonly name: string;
  readonly app: number;
  readonly question: number;
}
export interface NameAnswer {
  readonly question: number;
  readonly addresses: readonly string[] | null;
}
export type MessageOfSecond = 'ready' | AnswerMessage | NameQuestion;

interface SecondProcess {
  readonly ask: (asked: Asked) => Promise<PlainAnswer | null>;
  readonly resolvers: Map<number, Network['resolve']>;
}

/** One other process for all tests of a worker: it loads the server once. It ends with the worker. */
let process_: Promise<SecondProcess> | undefined;
let openedApps = 0;

async function startProcess(): Promise<SecondProcess> {
  const child: ChildProcess = fork(join('tests', 'support', 'second-process-main.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (message: AnswerMessage) => void>();
  const resolvers: SecondProcess['resolvers'] = new Map();
  const answerName = async ({ name, app, question }: NameQuestion) => {
    const addresses =
      (await resolvers
        .get(app)?.(name)
        .catch(() => null)) ?? null;
    child.send({ question, addresses } satisfies NameAnswer);
  };
  // Whoever waits is told, and the next one who asks starts another.
  child.once('exit', (code) => {
    process_ = undefined;
    for (const [id, tell] of waiting) tell({ id, error: `the other process ended with ${code}` });
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the other process ended with ${code} before it was ready`))),
  ]);
  child.on('message', (message: Exclude<MessageOfSecond, 'ready'>) => {
    if ('question' in message) void answerName(message);
    else waiting.get(message.id)?.(message);
  });
  // A worker that is done must not wait for it.
  child.unref();
  child.channel?.unref();
  let asked = 0;
  return {
    resolvers,
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const id = asked;
        child.channel?.ref();
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (waiting.size === 0) child.channel?.unref();
          if ('error' in message) reject(new Error(message.error));
          else resolve(message.answer);
        });
        child.send({ ...question, id } satisfies RequestMessage);
      }),
  };
}

/** An answer with what tests read of one. */
export function responseOf({ rawPayload, ...rest }: PlainAnswer): LightMyRequestResponse {
  const bytes = Buffer.from(rawPayload);
  const payload = bytes.toString();
  const response = { ...rest, rawPayload: bytes, payload, body: payload, json: (): unknown => JSON.parse(payload) };
  return response as unknown as LightMyRequestResponse;
}

export interface SecondApp {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The application again, in another process, on the same database and network. `now` is the time of the first one's clock. */
export async function openSecondApp(
  { network: { resolve, ...network }, ...options }: Omit<SecondAppOptions, 'network'> & { readonly network: Network },
  now: () => Date,
): Promise<SecondApp> {
  process_ ??= startProcess();
  const { ask, resolvers } = await process_;
  openedApps += 1;
  const app = openedApps;
  resolvers.set(app, resolve);
  await ask({ kind: 'open', app, options: { ...options, network }, now: now().toISOString() });
  return {
    async inject(request) {
      const answer = await ask({ kind: 'inject', app, options: request, now: now().toISOString() });
      if (!answer) throw new Error('the other process gave no answer');
      return responseOf(answer);
    },
    async close() {
      await ask({ kind: 'close', app });
      resolvers.delete(app);
    },
  };
}

/** The first application, every second of its requests answered by the other process; both close together. */
export function inTurns(app: App, second: SecondApp): App {
  let count = 0;
  const inject = (options: InjectOptions | string) => {
    count += 1;
    if (count % 2 === 1) return app.inject(options);
    return second.inject(typeof options === 'string' ? { url: options } : options);
  };
  const close = async () => {
    await second.close();
    await app.close();
  };
  return new Proxy(app, {
    get(target, name, receiver) {
      if (name === 'inject') return inject;
      return name === 'close' ? close : (Reflect.get(target, name, receiver) as unknown);
    },
  });
}
