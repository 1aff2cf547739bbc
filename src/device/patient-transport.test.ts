import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPatience } from './patient-transport.ts';
import type { ApiRequest } from './transport.ts';

const request: ApiRequest = { method: 'PUT', url: '/', headers: {}, expectsFile: false };
const patience = { call: 60_000, upload: 300_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a silent network is given up after its time, an upload later', async () => {
  const transport = withPatience(() => new Promise(() => undefined), patience);
  const ends: string[] = [];
  const note = (name: string) => () => void ends.push(name);
  transport(request).catch(note('call'));
  transport({ ...request, form: new FormData() }).catch(note('upload'));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['call']);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(ends).toEqual(['call', 'upload']);
});

test('an answer in time is the answer, and leaves no timer', async () => {
  const answer = { status: 200, body: {} };
  expect(await withPatience(async () => answer, patience)(request)).toBe(answer);
  await expect(withPatience(() => Promise.reject(new TypeError('cut')), patience)(request)).rejects.toThrow('cut');
  expect(vi.getTimerCount()).toBe(0);
});
