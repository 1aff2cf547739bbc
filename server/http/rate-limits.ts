import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#contract/endpoint.ts';
import type { Database } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import type { SigningKeys } from '../modules/auth/access-token.ts';
import { networksOf } from './networks-of.ts';
import { refused } from './problem.ts';
import { rateLimitCounts } from './rate-limits.tables.ts';

const minutes = 60;
const hours = 3600;
const days = 24 * hours;

/** Counted by verbs alone: no endpoint names them. */
type VerbLimit = 'GUESS' | 'PHONE_TOLD' | 'PHONES_OF_PERSON' | 'PHONES_OF_NETWORK';

type Limit = LimitName | VerbLimit;

/** DOMAIN 8: so many in so many seconds, per person, else per address. */
const limits: Record<Limit, { points: number; duration: number; ofNetwork?: number }> = {
  SIGN_IN: { points: 5, duration: 15 * minutes },
  // A practice has a few new clients a day: what a carrier's address needs is far from what a flood of invented accounts does.
  SIGN_UP: { points: 3, duration: hours, ofNetwork: 10 },
  RESET: { points: 3, duration: hours },
  BOOKING: { points: 5, duration: hours },
  PAY: { points: 10, duration: hours },
  UPLOAD: { points: 20, duration: hours },
  THREAD: { points: 3, duration: days },
  COMMENT: { points: 6, duration: 10 * minutes },
  VOTE: { points: 60, duration: 10 * minutes },
  REPORT: { points: 10, duration: 24 * hours },
  // Not of DOMAIN 8: each of these calls makes the server ask a name service or a push service.
  PUSH: { points: 30, duration: hours },
  // Nor this: beyond it a reading is not counted, and nobody is told.
  READING: { points: 30, duration: hours, ofNetwork: 10 },
  // Nor these: whether a number is taken tells that its holder is a client here.
  PHONE: { points: 20, duration: hours },
  PROFILE: { points: 20, duration: hours },
  // Nor this: each file keeps the server busy for a tenth of a second.
  RECEIPT_FILE: { points: 60, duration: 10 * minutes },
  // Of one account's password, from everywhere together.
  GUESS: { points: 20, duration: hours },
  // Different numbers in a day, and which of them were among those (learn-of-phone-number.ts).
  PHONE_TOLD: { points: 1, duration: days },
  PHONES_OF_PERSON: { points: 5, duration: days },
  PHONES_OF_NETWORK: { points: 20, duration: days },
};

/** Mobile carriers put thousands of phones behind one address: how many times a person's limit it has, where the limit says nothing else. */
const bareAddressFactor = 50;
const demonstrationFactor = 100;

export interface RateLimits {
  /** Counts one more for a key; throws 429 with Retry-After once there are too many. Never inside a transaction: a refusal would be undone. */
  count(limit: Limit, key: string): Promise<void>;
  /** Counts one more for the networks of an address that nobody is signed in at, likewise: many times as many, for a line and for its site. */
  countNetwork(limit: LimitName, address: string): Promise<void>;
  /** Counts one more, and tells whether there were still some left. */
  tryCount(limit: VerbLimit, key: string): Promise<boolean>;
  /** Whether anything is counted for a key. */
  isCounted(limit: VerbLimit, key: string): Promise<boolean>;
  /** Takes one back that should not have counted. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

const tooMany = (waited: RateLimiterRes) =>
  refused('RATE_LIMITED', {}, { 'retry-after': String(Math.max(1, Math.ceil(waited.msBeforeNext / 1000))) });

/** Counts in the database: all processes on it count together, and a restart forgets nothing. */
export function databaseRateLimits(
  database: Database,
  keys: SigningKeys,
  options: { isOn: boolean; isDemonstration: () => Promise<boolean> },
): RateLimits {
  if (!options.isOn)
    return {
      count: () => Promise.resolve(),
      countNetwork: () => Promise.resolve(),
      tryCount: () => Promise.resolve(true),
      isCounted: () => Promise.resolve(false),
      giveBack: () => Promise.resolve(),
    };
  // With a key of the server's own: a bare hash of an address is undone by trying them all.
  const hashOf = (key: string) => createHmac('sha256', keys.secret).update(`rate limit ${key}`).digest('base64url');
  let known: number | undefined;
  // Asked at the first count: a first start fills its database after this.
  const factor = async () => (known ??= (await options.isDemonstration()) ? demonstrationFactor : 1);
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await database.run(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (limit: Limit, multiple: number) => {
    const keyPrefix = `${limit} ${multiple}`;
    const { points, duration } = limits[limit];
    const limiter =
      limiters.get(keyPrefix) ??
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limit_counts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points: points * multiple,
        duration,
      });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  const consume = async (limit: Limit, key: string, multiple: number) => {
    try {
      await limiterOf(limit, multiple).consume(hashOf(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  };
  return {
    async count(limit, key) {
      await consume(limit, key, await factor());
    },
    async countNetwork(limit, address) {
      const { line, site } = networksOf(address);
      const multiple = (await factor()) * (limits[limit].ofNetwork ?? bareAddressFactor);
      for (const network of new Set([line, site])) await consume(limit, network, multiple);
    },
    async tryCount(limit, key) {
      try {
        await limiterOf(limit, await factor()).consume(hashOf(key));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async isCounted(limit, key) {
      return (await limiterOf(limit, await factor()).get(hashOf(key))) !== null;
    },
    async giveBack(limit, key) {
      await limiterOf(limit, await factor()).reward(hashOf(key));
    },
  };
}

/** Counts whose time is over. */
export async function forgetOldCounts({ db }: Deps): Promise<void> {
  await db.delete(rateLimitCounts).where(lt(rateLimitCounts.expire, Date.now()));
}
