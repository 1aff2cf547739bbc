import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contract/auth/auth.endpoints.ts';
import { pushKindsOf } from '#contract/client/push-kinds.ts';
import {
  readPushSubscription,
  removePushSubscription,
  savePushSubscription,
  switchPushKinds,
  testPush,
} from '#contract/client/push-subscription.endpoints.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { pushSubscriptions } from '#server/modules/client/push.tables.ts';
import { loadVapidKeys } from '#server/modules/client/vapid-keys.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startPushApp, subscribeAs } from '#tests/support/push-app.ts';
import { startPushService, type PushService } from '#tests/support/push-service.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let service: PushService;
let test: TestApp;
let addressesOf: Record<string, string[]> = {};
const asked: string[] = [];

beforeAll(async () => {
  service = await startPushService();
  test = await startPushApp(service, (hostname) => {
    asked.push(hostname);
    const addresses = addressesOf[hostname];
    return addresses ? Promise.resolve(addresses) : Promise.reject(new Error('unknown name'));
  });
});
beforeEach(() => {
  service.forget();
  asked.length = 0;
  addressesOf = {};
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const read = async (bearer: string, endpoint?: string) =>
  (await call(test.app, readPushSubscription, { bearer, query: endpoint ? { endpoint } : {} })).body;
const save = (bearer: string, body: object) => call(test.app, savePushSubscription, { bearer, body });
const tryOut = (bearer: string, endpoint: string) => call(test.app, testPush, { bearer, body: { endpoint }, locale: 'en' });
const rowsOf = (authID: string) => test.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, authID));

describe('GET /v1/client/push-subscription', () => {
  it('succeeds with the key of the server, and the kinds there are for this person', async () => {
    const client = await newClient(test.app);
    const state = await read(client.bearer);
    expect(Buffer.from(state.publicKey, 'base64url')).toHaveLength(65);
    expect(state).toMatchObject({ isSubscribed: false, subscriptionCount: 0 });
    expect(state.kinds.map(({ kind }) => kind).sort()).toEqual([...pushKindsOf.CLIENT].sort());
    expect(state.kinds.every(({ isOn }) => isOn)).toBe(true);
    const practitioner = await read(await signInAs(test.app, 'therapist'));
    expect(practitioner.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['BOOKING_NEW', 'PROOF_RECEIVED']));
    expect(practitioner.publicKey).toBe(state.publicKey);
  });

  it('keeps its key, which two processes that start at once make only once', async () => {
    const { db } = test.deps;
    expect((await loadVapidKeys(db)).publicKey).toBe((await read(await signInAs(test.app, 'client'))).publicKey);
    const [kept] = await db.select().from(settings).where(eq(settings.name, 'vapidKeys'));
    await db.delete(settings).where(eq(settings.name, 'vapidKeys'));
    const [one, other] = await Promise.all([loadVapidKeys(db), loadVapidKeys(db)]);
    expect(one).toEqual(other);
    await db.update(settings).set({ value: kept?.value }).where(eq(settings.name, 'vapidKeys'));
  });
});

describe('POST /v1/client/push-subscription', () => {
  it('succeeds, and again without a second subscription', async () => {
    const client = await newClient(test.app);
    const { endpoint, keys } = await subscribeAs(test, service, client.bearer);
    const { status, body } = await save(client.bearer, { endpoint, keys, locale: 'en', expirationTime: null });
    expect([status, body.isSubscribed, body.subscriptionCount]).toEqual([201, true, 1]);
    expect(await rowsOf(client.authID)).toMatchObject([{ endpoint, locale: 'en', ...keys }]);
    expect(await read(client.bearer, `${endpoint}x`)).toMatchObject({ isSubscribed: false, subscriptionCount: 1 });
  });

  it("takes the place of the one it replaces, but never of another person's", async () => {
    const [client, other] = [await newClient(test.app), await newClient(test.app)];
    const old = await subscribeAs(test, service, client.bearer);
    const others = await subscribeAs(test, service, other.bearer);
    await save(client.bearer, { ...service.subscribe(), locale: 'fr', oldEndpoint: old.endpoint });
    await save(client.bearer, { ...service.subscribe(), locale: 'fr', oldEndpoint: others.endpoint });
    expect(await read(client.bearer, old.endpoint)).toMatchObject({ isSubscribed: false, subscriptionCount: 2 });
    expect(await read(other.bearer, others.endpoint)).toMatchObject({ isSubscribed: true });
  });

  it('gives a browser to the person who uses it now', async () => {
    const [before, now] = [await newClient(test.app), await newClient(test.app)];
    const subscription = await subscribeAs(test, service, before.bearer);
    const [first] = await rowsOf(before.authID);
    await save(now.bearer, { ...subscription, locale: 'fr' });
    expect(await read(before.bearer, subscription.endpoint)).toMatchObject({ isSubscribed: false, subscriptionCount: 0 });
    expect(await read(now.bearer, subscription.endpoint)).toMatchObject({ isSubscribed: true, subscriptionCount: 1 });
    expect((await rowsOf(now.authID))[0]?.id).not.toBe(first?.id);
  });

  it('keeps the ten saved last', async () => {
    const client = await newClient(test.app);
    const first = await subscribeAs(test, service, client.bearer);
    for (let more = 0; more < 10; more += 1) {
      test.clock.advanceMinutes(0.01);
      await subscribeAs(test, service, client.bearer);
    }
    expect(await read(client.bearer, first.endpoint)).toMatchObject({ isSubscribed: false, subscriptionCount: 10 });
  });

  it('needs no list of push services', async () => {
    addressesOf = { 'push.example.com': ['142.250.75.10'] };
    const client = await newClient(test.app);
    const { keys } = service.subscribe();
    for (const endpoint of ['https://push.example.com/abc', 'https://asked.later.example.com/abc'])
      expect((await save(client.bearer, { endpoint, keys, locale: 'fr' })).status).toBe(201);
    expect(asked).toEqual(['push.example.com', 'asked.later.example.com']);
  });

  it.each([
    'http://push.example.com/abc',
    'ftp://push.example.com/abc',
    'wss://push.example.com/abc',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://127.0.0.1/abc',
    'https://127.1/abc',
    'https://0/abc',
    'https://0x7f000001/abc',
    'https://0177.0.0.1/abc',
    'https://2130706433/abc',
    'https://10.0.0.1/abc',
    'https://172.16.0.1/abc',
    'https://192.168.0.1/abc',
    'https://100.64.0.1/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://8.8.8.8/abc',
    'https://[::1]/abc',
    'https://[::]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[fd00::1]/abc',
    'https://[2606:4700::1111]/abc',
    'https://localhost/abc',
    'https://localhost./abc',
    'https://app.localhost/abc',
    'https://printer.local/abc',
    'https://metadata.google.internal/abc',
    'https://intranet/abc',
    'https://router.lan/abc',
    'https://push.example.com./abc',
    'https://push.example.com:8443/abc',
    'https://push.example.com:22/abc',
    'https://user:secret@push.example.com/abc',
    'https://user@push.example.com/abc',
    'https://PUSH.example.com/abc',
    'https://push.example.com/a b',
    'https://push.example.com\\@localhost/abc',
    'https://１２７.0.0.1/abc',
    'not an address',
    '',
  ])('refuses %s', async (endpoint) => {
    addressesOf = { 'push.example.com': ['142.250.75.10'], 'push.example.com.': ['142.250.75.10'] };
    const { bearer, authID } = await newClient(test.app);
    const { status, problem } = await save(bearer, { endpoint, keys: service.subscribe().keys, locale: 'fr' });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'endpoint']);
    expect(problem.fields?.[0]?.message).toMatch(/^L'adresse de notification /);
    expect(await rowsOf(authID)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('refuses an address longer than any', async () => {
    const { bearer } = await newClient(test.app);
    const endpoint = `https://push.example.com/${'a'.repeat(2048)}`;
    expect((await save(bearer, { endpoint, keys: service.subscribe().keys, locale: 'fr' })).status).toBe(400);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['100.100.100.200'],
    ['fd12::1'],
    ['::ffff:192.168.0.1'],
    ['0.0.0.0'],
  ])('refuses a name that stands for %s', async (address) => {
    addressesOf = { 'inside.example.com': [address] };
    const { bearer } = await newClient(test.app);
    const body = { endpoint: 'https://inside.example.com/abc', keys: service.subscribe().keys, locale: 'fr' };
    const { status, problem } = await save(bearer, body);
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'endpoint']);
  });

  it('calls nobody when a name stands for another address than when it was saved, and asks for it once', async () => {
    addressesOf = { 'rebinding.example.com': ['142.250.75.10'] };
    const { bearer } = await newClient(test.app);
    const endpoint = 'https://rebinding.example.com/abc';
    expect((await save(bearer, { endpoint, keys: service.subscribe().keys, locale: 'fr' })).status).toBe(201);
    addressesOf = { 'rebinding.example.com': ['127.0.0.1'] };
    asked.length = 0;
    expect((await tryOut(bearer, endpoint)).body).toEqual({ outcome: 'FAILED' });
    expect(asked).toEqual(['rebinding.example.com']);
  });

  it.each([
    ['no key', { keys: undefined }, 'keys'],
    ['a short key', { keys: { p256dh: 'abc', auth: 'a'.repeat(22) } }, 'keys.p256dh'],
    ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) } }, 'keys.p256dh'],
    ['no secret', { keys: { p256dh: `B${'A'.repeat(86)}` } }, 'keys.auth'],
    ['another language', { locale: 'de' }, 'locale'],
    ['an old address that is none', { oldEndpoint: 'x' }, 'oldEndpoint'],
  ])('refuses %s', async (_, changes, fieldName) => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await save(bearer, { ...service.subscribe(), locale: 'fr', ...changes });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });
});

describe('PUT /v1/client/push-subscription', () => {
  it('switches kinds off and on, those not named staying as they are', async () => {
    const { bearer } = await newClient(test.app);
    const turn = async (...kinds: { kind: string; isOn: boolean }[]) => {
      const { status, body } = await call(test.app, switchPushKinds, { bearer, body: { kinds } });
      expect(status).toBe(200);
      return body.kinds.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
    };
    expect(await turn({ kind: 'REMINDER', isOn: false }, { kind: 'BOOKING_MOVED', isOn: false })).toEqual(['BOOKING_MOVED', 'REMINDER']);
    expect(await turn({ kind: 'REMINDER', isOn: false })).toEqual(['BOOKING_MOVED', 'REMINDER']);
    expect(await turn({ kind: 'BOOKING_MOVED', isOn: true })).toEqual(['REMINDER']);
    expect(await turn()).toEqual(['REMINDER']);
  });

  it('refuses a kind there is not', async () => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await call(test.app, switchPushKinds, { bearer, body: { kinds: [{ kind: 'WELCOME', isOn: true }] } });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'kinds.0.kind']);
  });
});

describe('DELETE /v1/client/push-subscription', () => {
  it("removes one's own, once and for all, and nobody else's", async () => {
    const [client, other] = [await newClient(test.app), await newClient(test.app)];
    const { endpoint } = await subscribeAs(test, service, client.bearer);
    const remove = (bearer: string) => call(test.app, removePushSubscription, { bearer, query: { endpoint } });
    await remove(other.bearer);
    expect(await read(client.bearer, endpoint)).toMatchObject({ isSubscribed: true });
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await remove(client.bearer);
      expect([status, body.isSubscribed, body.subscriptionCount]).toEqual([200, false, 0]);
    }
  });

  it('goes with the device that signs out', async () => {
    const client = await newClient(test.app);
    await subscribeAs(test, service, client.bearer);
    await call(test.app, logout, { bearer: client.refreshToken });
    expect(await rowsOf(client.authID)).toEqual([]);
  });
});

describe('POST /v1/client/push-subscription/test', () => {
  it('succeeds with a notification in the language of the page, which a browser can read', async () => {
    const { bearer } = await newClient(test.app);
    const { endpoint } = await subscribeAs(test, service, bearer);
    expect((await tryOut(bearer, endpoint)).body).toEqual({ outcome: 'SENT' });
    const message = { kind: 'TEST', id: '', tag: 'test', locale: 'en', to: 'CLIENT', canApprove: false };
    expect(await service.received(1)).toMatchObject([{ endpoint, message, ttlSeconds: 60, contact: 'mailto:cabinet@demo.test' }]);
  });

  it.each([
    [429, 'FAILED', 1],
    [500, 'FAILED', 1],
    [0, 'FAILED', 1],
    [302, 'FAILED', 1],
    [403, 'FAILED', 1],
    [404, 'GONE', 0],
    [410, 'GONE', 0],
  ])('tells that the push service answered %s: %s', async (answered, outcome, left) => {
    const { bearer, authID } = await newClient(test.app);
    const { endpoint } = await subscribeAs(test, service, bearer);
    service.answer(answered);
    expect((await tryOut(bearer, endpoint)).body).toEqual({ outcome });
    expect([service.calls(), (await rowsOf(authID)).length]).toEqual([1, left]);
  });

  it("refuses another person's browser", async () => {
    const { endpoint } = await subscribeAs(test, service, (await newClient(test.app)).bearer);
    const { bearer } = await newClient(test.app);
    const { status, problem } = await tryOut(bearer, endpoint);
    expect([status, problem.ressource, service.calls()]).toEqual([404, 'AUTHENTICATED_CLIENTS', 0]);
  });
});

describe('who may', () => {
  const endpoint = 'https://push.example.com/abc';
  const everyCall = (bearer?: string) => {
    const as = bearer === undefined ? {} : { bearer };
    return [
      call(test.app, readPushSubscription, as),
      call(test.app, savePushSubscription, { ...as, body: { ...service.subscribe(), locale: 'fr' } }),
      call(test.app, switchPushKinds, { ...as, body: { kinds: [] } }),
      call(test.app, removePushSubscription, { ...as, query: { endpoint } }),
      call(test.app, testPush, { ...as, body: { endpoint } }),
    ];
  };

  it('nobody who is not signed in', async () => {
    expect((await Promise.all(everyCall())).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('only who may write what is their own', async () => {
    const client = await newClient(test.app);
    const [temporary] = await test.deps.db.select().from(roles).where(eq(roles.name, 'TEMPORARY'));
    await test.deps.db
      .update(accounts)
      .set({ roleId: temporary?.id ?? '' })
      .where(eq(accounts.id, client.authID));
    const answers = await Promise.all(everyCall(client.bearer));
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403]);
    expect(answers[1]?.problem.reason).toBe('ACCESS_MISMATCH');
  });
});
