import { randomBytes } from 'node:crypto';
import { Duplex } from 'node:stream';
import { seedAccounts } from '#server/database/seed/seed-accounts.ts';
import { newId } from '#server/database/new-id.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/actor.ts';
import type { EventStream } from '#server/http/event-stream.ts';
import { openEventStreams } from '#server/http/event-streams.ts';
import { signIn } from '#server/modules/auth/sign-in.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { readFile } from '#server/modules/bucket/read-file.ts';
import { received, storeUpload } from '#server/modules/bucket/store-upload.ts';
import { jpegOf } from '../support/pictures.ts';
import { median, medianMs, withBenchDeps } from './bench-deps.ts';

// What one caller asks for in bulk must not make another wait: each ratio is to be near 1, or as near as a machine of two cores
// lets it be while both are busy.
const runs = 15;
const guesses = 60;
const reads = 40;
const password = 'the right password';

const told = (name: string, alone: number, beside: number) =>
  process.stdout.write(`${name}: alone ${alone.toFixed(1)} ms, beside it ${beside.toFixed(1)} ms, ratio ${(beside / alone).toFixed(2)}\n`);

/** What the middle one of some runs takes, each beside a flood of its own that has just begun. */
async function besideMs(flood: () => Promise<unknown>[], work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const flooding = Promise.allSettled(flood());
    took.push(await medianMs(1, work));
    await flooding;
  }
  return median(took);
}

async function signingIn(deps: Deps): Promise<void> {
  const visit = { locale: 'fr', userAgent: null, deviceMark: '', roles: [], access: [] } as const;
  const somebody = () => signIn(deps, { ...visit, email: 'client@demo.test', password, address: '10.0.0.1' });
  let last = 0;
  const flood = () =>
    Array.from({ length: guesses }, () => {
      const address = `2001:db8:1:1::${(last += 1).toString(16)}`;
      return signIn(deps, { ...visit, email: 'admin@demo.test', password: 'a wrong one', address });
    });
  await medianMs(runs, somebody);
  told(
    `a sign-in, and ${guesses} guesses at another account from one network`,
    await medianMs(runs, somebody),
    await besideMs(flood, somebody),
  );
}

const actorOf = (accountId: string): Actor => ({ accountId, deviceId: '', roleName: '', access: [], isActivated: true });

/** A picture of forty megapixels as it was kept before pictures were made smaller on arrival. */
async function keepLarge(deps: Deps, { accountId }: Actor): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.jpg`;
  const bytes = await jpegOf(8000, 5000);
  await deps.fileStore.write(key, bytes);
  const now = deps.clock.now();
  const size = { sizeBytes: bytes.length, widthPixels: 8000, heightPixels: 5000, sha256: '' };
  const kept = { id: newId(now), key, name: 'recu.jpg', type: 'image/jpeg', isPublic: false, createdAt: now } as const;
  await deps.db.insert(files).values({ ...kept, ...size, ownerId: accountId });
  return key;
}

async function pictures(deps: Deps, { clientId, therapistId }: { clientId: string; therapistId: string }): Promise<void> {
  const [reader, sender] = [actorOf(clientId), actorOf(therapistId)];
  const bytes = await jpegOf(1600, 1200);
  const send = () => storeUpload(deps, sender, received('recu.jpg', bytes), { mimeTypes: ['image/jpeg'], clientItemId: null });
  const large: string[] = [];
  for (let run = 0; run < runs; run += 1) large.push(await keepLarge(deps, reader));
  const flood = () => {
    const key = large.pop() ?? '';
    return Array.from({ length: reads }, (_, index) => readFile(deps, reader, { key, w: 40 * (index + 1), accept: '*/*' }));
  };
  await medianMs(runs, send);
  told(`a picture sent, and ${reads} reads of another’s 40 megapixels`, await medianMs(runs, send), await besideMs(flood, send));
}

async function streams(): Promise<void> {
  const open = openEventStreams();
  const make = () => Promise.resolve(new Duplex() as unknown as EventStream);
  const attempts = Array.from({ length: 1000 }, () => open.open({ accountId: null, address: '10.0.0.1' }, make));
  const held = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;
  const newcomer = () => open.open({ accountId: null, address: '10.9.9.9' }, make);
  const ms = await medianMs(1, newcomer);
  process.stdout.write(`streams: one network asked for 1,000 and holds ${held}; another’s first opened after it in ${ms.toFixed(2)} ms\n`);
}

await withBenchDeps(
  async (deps) => {
    const people = await seedAccounts(deps, password);
    await signingIn(deps);
    await pictures(deps, people);
    await streams();
  },
  'in memory',
  { RATE_LIMITS: 'on' },
);
