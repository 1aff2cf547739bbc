import { beforeEach, describe, expect, test } from 'vitest';
import { tokenMessage } from '#contract/problem.ts';
import { createApiClient } from '#src/device/api-client.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { Unacknowledged } from '#src/device/send-outbox.ts';
import type { ApiAnswer, ApiRequest, Transport } from '#src/device/transport.ts';
import { submitMoneyOrder } from './submit-money-order.command.ts';

const reservationId = 'a'.repeat(24);
const file = { _id: 'f'.repeat(24), key: 'k', url: '/k', name: 'recu.jpg', type: 'image/jpeg' };
const photo = new File(['jpeg'], 'recu.jpg', { type: 'image/jpeg' });

/** The server as these calls see it: an answer per idempotency key, and what was really done. */
function fakeServer() {
  const done: string[] = [];
  const answers = new Map<string, ApiAnswer>();
  let tokens = 0;
  let deadTokens = 0;

  const act = ({ method, url, headers }: ApiRequest): ApiAnswer => {
    if (url.startsWith('/api/v1/auth/z/upload-token')) {
      tokens += 1;
      return { status: 200, body: { token: `token-${tokens}`, expiresAt: '' } };
    }
    if (url === '/api/v1/bucket/file/') {
      if (Number(headers['authorization']?.replace('Bearer token-', '')) <= deadTokens)
        return { status: 403, body: { message: tokenMessage } };
      done.push('upload');
      return { status: 201, body: file };
    }
    if (method === 'POST') {
      done.push('create');
      return { status: 201, body: { id: 'm'.repeat(24) } };
    }
    done.push('attach');
    return { status: 200, body: { status: 'SUBMITTED', clientItemId: headers['idempotency-key']?.split('/')[0] } };
  };

  const answer = (request: ApiRequest): ApiAnswer => {
    const key = request.headers['idempotency-key'];
    const known = key && answers.get(key);
    if (known) return known;
    const given = act(request);
    if (key && given.status < 300) answers.set(key, given);
    return given;
  };
  return { done, answer, killTokens: (count: number) => (deadTokens = count) };
}

describe('the proof of a money order', () => {
  let server: ReturnType<typeof fakeServer>;
  let steps: object;
  const item = (id = '00000000-0000-4000-8000-000000000000'): OutboxEntry => ({
    id,
    authID: 'ana',
    kind: 'PROOF',
    locale: 'fr',
    payload: { reservationId, transferCode: 'AB1234' },
    isReadable: true,
    createdAt: '2026-11-21T10:00:00Z',
    order: 1,
    attempts: 1,
    nextAttemptAt: 0,
    state: 'SENDING',
    steps,
    lastError: null,
    sentAt: null,
  });
  const deliver = (entry: OutboxEntry, transport: Transport) =>
    submitMoneyOrder(entry, {
      apiClient: createApiClient({ transport, locale: 'fr' }),
      remember: async (next) => void (steps = next),
      readFile: () => Promise.resolve(photo),
    });
  const submit = (transport: Transport) => deliver(item(), transport);

  beforeEach(() => {
    server = fakeServer();
    steps = {};
  });

  test('goes in order: opened, uploaded, attached', async () => {
    await submit((request) => Promise.resolve(server.answer(request)));
    expect(server.done).toEqual(['create', 'upload', 'attach']);
    expect(steps).toEqual({ manualPaymentId: 'm'.repeat(24), file });
  });

  describe.each([1, 2, 3, 4])('when the line is cut at call %i', (cutAt) => {
    test.each(['before it arrives', 'after it was done'] as const)('%s, a second try does each step once', async (moment) => {
      let count = 0;
      const cut: Transport = (request) => {
        count += 1;
        if (count !== cutAt) return Promise.resolve(server.answer(request));
        if (moment === 'after it was done') server.answer(request);
        return Promise.reject(new TypeError('cut'));
      };
      await expect(submit(cut)).rejects.toBeInstanceOf(NetworkFailure);
      await submit((request) => Promise.resolve(server.answer(request)));
      expect(server.done).toEqual(['create', 'upload', 'attach']);
    });
  });

  test('what the page remembers is not asked for again', async () => {
    steps = { manualPaymentId: 'm'.repeat(24), file };
    await submit((request) => Promise.resolve(server.answer(request)));
    expect(server.done).toEqual(['attach']);
  });

  test('an upload token that has died is replaced once', async () => {
    server.killTokens(1);
    await submit((request) => Promise.resolve(server.answer(request)));
    expect(server.done).toEqual(['create', 'upload', 'attach']);
    server.killTokens(10);
    steps = {};
    server.done.length = 0;
    const again = item('00000000-0000-4000-8000-000000000001');
    await expect(deliver(again, (request) => Promise.resolve(server.answer(request)))).rejects.toThrow(tokenMessage);
  });

  test('the page of a captive portal is no answer', async () => {
    const portal = () => Promise.resolve({ status: 200, body: { message: 'OK' } });
    await expect(submit(portal)).rejects.toBeInstanceOf(Unacknowledged);
    steps = { manualPaymentId: 'm'.repeat(24) };
    await expect(submit(portal)).rejects.toBeInstanceOf(Unacknowledged);
    expect(server.done).toEqual([]);
  });

  test.each([{}, { status: 'SUBMITTED', clientItemId: null }, { clientItemId: 'another' }])(
    'a success that does not name the proof is none: %o',
    async (body) => {
      steps = { manualPaymentId: 'm'.repeat(24), file };
      await expect(submit(() => Promise.resolve({ status: 200, body }))).rejects.toBeInstanceOf(Unacknowledged);
    },
  );
});
