import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#contract/endpoint.ts';
import { refused } from './problem.ts';

const minutes = 60;
const hours = 3600;

/** DOMAIN 8: so many in so many seconds, per person, else per address. */
const limits: Record<LimitName, { points: number; duration: number }> = {
  SIGN_IN: { points: 5, duration: 15 * minutes },
  SIGN_UP: { points: 3, duration: hours },
  RESET: { points: 3, duration: hours },
  BOOKING: { points: 5, duration: hours },
  PAY: { points: 10, duration: hours },
  UPLOAD: { points: 20, duration: hours },
  COMMENT: { points: 6, duration: 10 * minutes },
  VOTE: { points: 60, duration: 10 * minutes },
  // Not of DOMAIN 8: each of these calls makes the server ask a name service or a push service.
  PUSH: { points: 30, duration: hours },
};

/** Mobile carriers put thousands of phones behind one address. */
const bareAddressFactor = 50;
const demonstrationFactor = 100;

export interface RateLimits {
  /** Counts one more for a key; throws 429 with Retry-After once there are too many. */
  count(limit: LimitName, key: string, options?: { isBareAddress: boolean }): Promise<void>;
  /** Throws 429 if the key has already had too many, without counting. */
  check(limit: LimitName, key: string): Promise<void>;
}

const tooMany = (waited: RateLimiterRes) =>
  refused('RATE_LIMITED', {}, { 'retry-after': String(Math.max(1, Math.ceil(waited.msBeforeNext / 1000))) });

export function memoryRateLimits(options: { isOn: boolean; isDemonstration: boolean }): RateLimits {
  if (!options.isOn) return { count: () => Promise.resolve(), check: () => Promise.resolve() };
  const factor = options.isDemonstration ? demonstrationFactor : 1;
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (limit: LimitName, multiple: number) => {
    const name = `${limit} ${multiple}`;
    const { points, duration } = limits[limit];
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: points * multiple, duration });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async count(limit, key, { isBareAddress } = { isBareAddress: false }) {
      try {
        await limiterOf(limit, factor * (isBareAddress ? bareAddressFactor : 1)).consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async check(limit, key) {
      const limiter = limiterOf(limit, factor);
      const state = await limiter.get(key);
      if (state && state.remainingPoints <= 0) throw tooMany(state);
    },
  };
}
