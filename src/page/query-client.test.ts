import { describe, expect, test } from 'vitest';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { mayRetry, createQueryClient } from './query-client.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();

describe('the query client', () => {
  test('keeps what was fetched fresh for five minutes, and never tries a mutation again', () => {
    expect(queries?.staleTime).toBe(5 * 60_000);
    expect(mutations?.retry).toBe(false);
  });

  test('asks again three times at most, a second later, then twice as long each time up to thirty', () => {
    const lost = new NetworkFailure();
    expect([0, 1, 2, 3].map((count) => mayRetry(count, lost))).toEqual([true, true, true, false]);
    const delay = queries?.retryDelay as (attempt: number) => number;
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('takes a refusal for an answer, and a server in trouble for a reason to ask again', () => {
    expect(mayRetry(0, new ApiProblem(404, { message: 'missing' }))).toBe(false);
    expect(mayRetry(0, new ApiProblem(503, { message: 'restarting' }))).toBe(true);
  });
});
