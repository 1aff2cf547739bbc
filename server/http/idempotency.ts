import { createHash } from 'node:crypto';
import { subHours, subSeconds } from 'date-fns';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { refused } from './problem.ts';

const keyPattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\/[a-z-]{1,32})?$/i;
/** A first call that has neither answered nor failed by then died with its process. */
const abandonedAfterSeconds = 60;
const keptDays = 30;
const uuidLength = 36;

/** The UUID part of the header, or null without one; a malformed one is refused. */
export function clientItemIdOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  const match = keyPattern.exec(header);
  if (!match?.[1]) throw refused('BAD_REQUEST');
  return match[1].toLowerCase();
}

export interface Remembered {
  status: number;
  answer: unknown;
}

/**
 * Runs a call once per person and key: a replay gets the first answer, the same key with another body 422,
 * one whose first call still runs 409. A failed call leaves no trace and may be tried again.
 */
export async function onlyOnce(
  deps: Deps,
  accountId: string,
  key: string,
  request: unknown,
  run: () => Promise<Remembered>,
): Promise<Remembered> {
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const now = deps.clock.now();
  const mine = keysOf(accountId, [key]);
  await forgetAbandoned(deps, mine);
  const [claimed] = await deps.db
    .insert(idempotencyKeys)
    .values({ accountId, key, bodyHash, startedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [first] = await deps.db.select().from(idempotencyKeys).where(mine);
    if (first && first.bodyHash !== bodyHash) throw refused('IDEMPOTENCY_KEY_REUSED');
    if (first?.status == null) throw refused('IN_PROGRESS');
    return { status: first.status, answer: first.answer };
  }
  try {
    const result = await run();
    await deps.db.update(idempotencyKeys).set({ status: result.status, answer: result.answer }).where(mine);
    return result;
  } catch (error) {
    await deps.db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}

const keysOf = (accountId: string, keys: readonly string[]) =>
  and(eq(idempotencyKeys.accountId, accountId), inArray(idempotencyKeys.key, [...keys]));

async function forgetAbandoned({ db, clock }: Deps, calls: ReturnType<typeof keysOf>): Promise<void> {
  const since = subSeconds(clock.now(), abandonedAfterSeconds);
  await db.delete(idempotencyKeys).where(and(calls, isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, since)));
}

/** In the place of a hash, which no body has. */
const replaced = 'replaced';

/**
 * Sees to it that the calls of earlier items are not run any more, now that another call puts them right: one that is still on its way would
 * add its text beside the corrected one. Takes the ids of the items, whose keys end as the given one does. Refuses with IN_PROGRESS while one
 * of them runs; what has been run stays for the caller to replace.
 */
export async function supersede(deps: Deps, accountId: string, key: string, itemIds: readonly string[]): Promise<void> {
  const step = key.slice(uuidLength);
  const keys = [...new Set(itemIds.map((id) => `${id}${step}`))].filter((each) => each !== key);
  if (keys.length === 0) return;
  const earlier = keysOf(accountId, keys);
  await forgetAbandoned(deps, earlier);
  const startedAt = deps.clock.now();
  await deps.db
    .insert(idempotencyKeys)
    .values(keys.map((each) => ({ accountId, key: each, bodyHash: replaced, status: 422, startedAt })))
    .onConflictDoNothing();
  const [running] = await deps.db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(earlier, isNull(idempotencyKeys.status)))
    .limit(1);
  if (running) throw refused('IN_PROGRESS');
}

/** Forgets keys older than 30 days; what they made has the item's id in a unique column of its own. */
export async function forgetOldKeys(deps: Deps): Promise<void> {
  await deps.db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, subHours(deps.clock.now(), keptDays * 24)));
}
