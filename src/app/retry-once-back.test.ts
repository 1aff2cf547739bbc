import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReachable } from '#src/page/connectivity.ts';
import { retryOnceBack } from './retry-once-back.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  noteReachable(true);
  vi.useRealTimers();
});

test('what failed is tried again at once when the network is back, and not while it is gone', () => {
  noteReachable(false);
  const retry = vi.fn<() => void>();
  const end = retryOnceBack(retry);
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  noteReachable(true);
  expect(retry).toHaveBeenCalledTimes(1);
  end();
});

test('a network that was back before anybody listened is used too', () => {
  const retry = vi.fn<() => void>();
  const end = retryOnceBack(retry);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(retry).toHaveBeenCalledTimes(1);
  end();
  vi.advanceTimersByTime(60_000);
  noteReachable(false);
  noteReachable(true);
  expect(retry).toHaveBeenCalledTimes(1);
});
