import { eq } from 'drizzle-orm';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { callers, everyEndpointWorld, nobody, type Caller, type World } from '#tests/support/every-endpoint-world.ts';
import { operationsOf, type Document, type Operation } from '#tests/support/fuzz/document.ts';
import { judgeOf } from '#tests/support/fuzz/judge.ts';
import { change, changed, requestOf, type FuzzRequest } from '#tests/support/fuzz/requests.ts';
import type { KnownValues } from '#tests/support/fuzz/values.ts';
import { startSocialProvider, type LocalSocialProvider } from '#tests/support/social-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { rows } from '../access/every-endpoint.rows.ts';

/** How many requests; `npm run prove` sends a million. */
const total = Number(process.env['PROVE_FUZZ'] ?? 10_000);
/** Where to begin, to see again what a long run has found: any multiple of a world's requests. */
const from = Number(process.env['FUZZ_FROM'] ?? 0);
/** The same requests for the same seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** What the practice holds is made anew after so many: what has been done to it must not end in refusals alone. */
const perWorld = 2500;
const perToken = 50;
/** Far more than the slowest call takes on a loaded machine. */
const hangsAfterMs = 20_000;

/** Words of the owner, and who may never read them: only the own practitioner sees a note, only staff a name. */
const clients: readonly Caller[] = ['anonymous', 'incomplete', 'other', 'banned', 'suspended'];
const allButThePractice: readonly Caller[] = [...clients, 'otherPractitioner', 'moderator'];
const firstName = 'Zoubeïda-Planted';
const phoneNumber = '+21698765432';
const note = 'Une phrase que seul le cabinet peut lire 7f3a';
const transferCode = 'PLANTED7F3A';

/** What must not be read by whom; `world.ownerEmail` is the owner's address. */
const planted = () =>
  [
    { words: firstName, isHiddenFrom: clients },
    { words: world.ownerEmail, isHiddenFrom: clients },
    { words: phoneNumber, isHiddenFrom: clients },
    { words: note, isHiddenFrom: allButThePractice },
    { words: transferCode, isHiddenFrom: allButThePractice },
  ] as const;

let provider: LocalSocialProvider;
let app: TestApp;
let world: World;
let known: KnownValues;
let document: Document;
let operations: Operation[];
let judge: ReturnType<typeof judgeOf>;

async function openWorld(): Promise<void> {
  app = await startTestApp({ env: provider.env });
  world = await everyEndpointWorld(app, provider);
  const { db } = app.deps;
  await db.update(accounts).set({ firstName, phoneNumber }).where(eq(accounts.id, world.ids.owner));
  const reservation = await world.reservation();
  await db.update(reservations).set({ note }).where(eq(reservations.id, reservation));
  const payment = await world.payment();
  await db.update(manualPayments).set({ transferCode }).where(eq(manualPayments.id, payment.id));
  const [someone, practitioner, file] = [
    await world.someone(),
    await world.practitioner({ hasHours: true }),
    await world.file(world.ids.other),
  ];
  const ids = [
    reservation,
    payment.id,
    payment.file.id,
    someone,
    world.offer.therapistId,
    world.offer.serviceId,
    world.category.id,
    await world.absence(),
    nobody,
  ];
  const instants = [world.takenSlot(), world.takenSlot(), '2026-12-01T09:00:00.000Z', '2026-11-15T09:00:00.000Z'];
  const values: Record<string, readonly unknown[]> = {
    slug: [world.thread, world.blog.slug, world.category.slug, 'amel-ben-salah', nobody],
    key: [payment.file.key, file.key, 'x'],
    userId: [practitioner.userId, someone],
    commentId: ids,
    email: ['someone@test.example', 'client@demo.test', 'not an address'],
    emailOrUsername: ['client@demo.test', 'nobody'],
    phoneNumber: ['20123456', '+33612345678', '+1'],
    startDateTime: instants,
    endDateTime: instants,
    start: instants,
    end: instants,
    from: ['2026-11-20', '2026-12-31'],
    to: ['2026-12-01', '2027-01-10'],
    mimeTypes: ['image', 'image/png', 'document'],
    paymentMethod: ['ONLINE', 'MONEY_ORDER'],
    roles: ['CLIENT', 'THERAPIST,ADMIN'],
    access: ['BOOK:1', '*:7'],
    ids: [world.category.id],
    language: ['fr', 'ar'],
  };
  known = (name) => values[name] ?? (/id$/i.test(name) ? ids : []);
  document = (await app.app.inject({ url: '/api/openapi.json' })).json<Document>();
  operations = operationsOf(document);
  makers = new Map();
  judge = judgeOf(document);
}

/** The bearers of everyone, renewed now and then: some calls end them. */
let tokens = new Map<Caller, Awaited<ReturnType<World['tokens']>>>();
async function bearerOf(caller: Caller, kind: NonNullable<Operation['token']>): Promise<string | null> {
  const held = tokens.get(caller) ?? (await world.tokens(caller));
  tokens.set(caller, held);
  return held ? held[kind] : null;
}

/** How to make requests of an operation, worked out once for each world. */
let makers = new Map<Operation, Arbitrary<FuzzRequest>>();
function makerOf(operation: Operation): Arbitrary<FuzzRequest> {
  const maker = makers.get(operation) ?? requestOf(operation, known, world.picture);
  makers.set(operation, maker);
  return maker;
}

/** What the document tells to send, or what the matrix of access sends, changed in one place. */
async function makeRequest(index: number, source: 'document' | 'matrix', operation: Operation, caller: Caller): Promise<FuzzRequest> {
  const one = { numRuns: 1, seed: seed + index };
  const row = rows.find(({ call }) => call === operation.call);
  if (source === 'matrix' && row) {
    const [made] = fc.sample(change, one);
    if (made) return changed(await row.request(world, caller), made);
  }
  const [request] = fc.sample(makerOf(operation), one);
  if (!request) throw new Error('nothing was made');
  return request;
}

async function send(operation: Operation, caller: Caller, { path, payload, headers }: FuzzRequest) {
  const bearer = await bearerOf(caller, operation.token ?? 'access');
  const answer = await app.app.inject({
    method: operation.method as 'GET',
    url: `/api${path}`,
    headers: { ...headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, text: answer.payload, contentType: String(answer.headers['content-type'] ?? '') };
}

/** Null when there is none. */
async function answerInTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), hangsAfterMs)));
  try {
    return await Promise.race([answer, hang]);
  } finally {
    clearTimeout(timer);
  }
}

beforeAll(async () => {
  provider = await startSocialProvider();
  await openWorld();
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

test(
  `${total} requests, right and wrong, by everyone: no failure, no hang, nothing undeclared, nothing that is somebody else's`,
  { timeout: 0 },
  async () => {
    const complaints: string[] = [];
    const statuses = new Map<number, number>();
    for (let index = from; index < from + total; index += 1) {
      if (index > from && index % perWorld === 0) {
        await app.close();
        await openWorld();
      }
      if (index % perToken === 0) tokens = new Map();
      const round = Math.floor(index / operations.length);
      const turn = index % operations.length;
      const operation = operations[turn];
      const caller = callers[round % callers.length];
      if (!operation || !caller) throw new Error('there is nothing to call');
      const request = await makeRequest(index, (turn + round) % 2 === 0 ? 'document' : 'matrix', operation, caller);
      const told = () => `request ${index} of seed ${seed}: ${caller}, ${operation.call}, ${JSON.stringify(request).slice(0, 600)}`;
      const answer = await answerInTime(send(operation, caller, request));
      if (answer === null) throw new Error(`no answer to ${told()}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // Who signs in with the owner's password is the owner.
      const isOwner = operation.call === 'POST /v1/auth/n/sign-in/classic' && request.payload?.includes(world.ownerEmail);
      const isRead = !isOwner && planted().some(({ words, isHiddenFrom }) => isHiddenFrom.includes(caller) && answer.text.includes(words));
      const wrong = [...judge(operation, answer), ...(isRead ? ['it shows what is the owner’s'] : [])];
      if (wrong.length === 0) continue;
      const complaint = `${wrong.join('; ')}\n  ${told()}\n  ${answer.status} ${answer.text.slice(0, 400)}`;
      complaints.push(complaint);
      // At once: a long run that is given up has still said what it found.
      process.stderr.write(`${complaint}\n`);
    }
    expect(complaints).toEqual([]);
    // Requests that are all refused would prove little.
    const done = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    expect(done).toBeGreaterThan(total / 20);
  },
);
