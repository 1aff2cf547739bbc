import { differenceInMinutes, min, subDays } from 'date-fns';
import { and, count, eq, gte } from 'drizzle-orm';
import { lateAfterMinutes, type ServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { QueueName } from '../../events/event-queue.ts';
import { serviceHealth } from '../../http/health.ts';
import { loadRenderer } from '../og-image/load-renderer.ts';
import { mailDeliveries } from '../mailing/mailing.tables.ts';

/** The services that keep something, and the table that shows whether they reach it. */
const tables = [
  ['auth', 'accounts'],
  ['blogs', 'blogs'],
  ['client', 'push_subscriptions'],
  ['threads', 'threads'],
  ['booking', 'reservations'],
  ['payment', 'manual_payments'],
  ['categories', 'categories'],
  ['therapist', 'therapists'],
  ['mailing', 'mail_deliveries'],
] as const;

/** On whose behalf each queue delivers. */
const serviceOf: Record<QueueName, ServiceStatus['service']> = {
  events: 'health',
  alarms: 'health',
  payments: 'payment',
  pushes: 'client',
  mails: 'mailing',
  alarmMails: 'mailing',
};

/** As long as the queue remembers what it gave up. */
const rememberedDays = 7;

/**
 * Asks each service now: its table, the media service its store, the share images their renderer, for the site's own health the queue; and what
 * it has not delivered.
 */
export async function listServiceStatus(deps: Deps): Promise<{ items: ServiceStatus[] }> {
  const now = deps.clock.now();
  const undelivered = readUndelivered(deps, now);
  const ask = async (service: ServiceStatus['service'], question: () => unknown): Promise<ServiceStatus> => {
    const answer = { service, time: now.toISOString() };
    try {
      await question();
      const { waitingSince, givenUp } = ofService(service, await undelivered.catch(() => nothing));
      const isLate = waitingSince !== null && differenceInMinutes(now, waitingSince) >= lateAfterMinutes;
      return {
        ...answer,
        status: isLate ? 'LATE' : 'UP',
        waitingSince: waitingSince?.toISOString() ?? null,
        givenUp,
      };
    } catch {
      return { ...answer, status: 'DOWN', waitingSince: null, givenUp: 0 };
    }
  };
  const items = await Promise.all([
    ...tables.map(([service, table]) =>
      ask(service, async () => {
        if ((await serviceHealth(deps, service, table)).status === 'DOWN') throw new Error('The table cannot be read');
      }),
    ),
    ask('bucket', () => deps.fileStore.check()),
    ask('og-image', async () => (await loadRenderer()).checkRenderer()),
    ask('health', () => undelivered),
  ]);
  return { items };
}

interface Undelivered {
  readonly waiting: ReadonlyMap<QueueName, Date>;
  readonly givenUp: ReadonlyMap<QueueName, number>;
  readonly lettersLost: number;
}
const nothing: Undelivered = { waiting: new Map(), givenUp: new Map(), lettersLost: 0 };

async function readUndelivered(deps: Deps, now: Date): Promise<Undelivered> {
  const [waiting, givenUp, lettersLost] = await Promise.all([
    deps.events.waitingSince(now),
    deps.events.givenUp(),
    countLettersLost(deps, now),
  ]);
  return { waiting, givenUp, lettersLost };
}

function ofService(service: ServiceStatus['service'], { waiting, givenUp, lettersLost }: Undelivered) {
  const queues = (Object.keys(serviceOf) as QueueName[]).filter((name) => serviceOf[name] === service);
  const since = queues.flatMap((name) => waiting.get(name) ?? []);
  const ofQueues = queues.reduce((sum, name) => sum + (givenUp.get(name) ?? 0), 0);
  return { waitingSince: since.length > 0 ? min(since) : null, givenUp: ofQueues + (service === 'mailing' ? lettersLost : 0) };
}

/** How many e-mails were of no use any more before they could leave. */
async function countLettersLost({ db }: Deps, now: Date): Promise<number> {
  const isLost = and(eq(mailDeliveries.outcome, 'EXPIRED'), gte(mailDeliveries.settledAt, subDays(now, rememberedDays)));
  const [found] = await db.select({ lost: count() }).from(mailDeliveries).where(isLost);
  return found?.lost ?? 0;
}
