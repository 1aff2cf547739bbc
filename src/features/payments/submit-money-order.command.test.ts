import { beforeEach, describe, expect, test } from 'vitest';
import { tokenMessage } from '#contract/problem.ts';
import { createApiClient } from '#src/device/api-client.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import type { ApiAnswer, ApiRequest, Transport } from '#src/device/transport.ts';
import { submitMoneyOrder, type ProofItem, type ProofSteps } from './submit-money-order.command.ts';

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
  let steps: ProofSteps;
  const item = (): ProofItem => ({ id: '00000000-0000-4000-8000-000000000000', reservationId, transferCode: 'AB1234', steps });
  const submit = (transport: Transport) =>
    submitMoneyOrder(item(), {
      apiClient: createApiClient({ transport, locale: 'fr' }),
      remember: (next) => void (steps = next),
      readPhoto: () => Promise.resolve(photo),
    });

  beforeEach(() => {
    server = fakeServer();
    steps = {};
  });

  test('goes in order: opened, uploaded, attached', async () => {
    const sent = await submit((request) => Promise.resolve(server.answer(request)));
    expect(server.done).toEqual(['create', 'upload', 'attach']);
    expect(sent.status).toBe('SUBMITTED');
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
    await expect(
      submitMoneyOrder(
        { ...item(), id: '00000000-0000-4000-8000-000000000001' },
        {
          apiClient: createApiClient({ transport: (request) => Promise.resolve(server.answer(request)), locale: 'fr' }),
          remember: () => undefined,
          readPhoto: () => Promise.resolve(photo),
        },
      ),
    ).rejects.toThrow(tokenMessage);
  });
});
