import { differenceInMinutes, subDays } from 'date-fns';
import { and, count, eq, gte } from 'drizzle-orm';
import { lateAfterMinutes, type ServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Backlog, QueueName } from '../../events/event-queue.ts';
import { serviceHealth } from '../../http/health.ts';
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

/** Asks each service now: its table, the media service its store, for the site's own health the queue; and what it has not delivered. */
export async function listServiceStatus(deps: Deps): Promise<{ items: ServiceStatus[] }> {
  const now = deps.clock.now();
  const backlogs = deps.events.backlogs(now);
  const lost = lettersLost(deps, now);
  const ask = async (service: ServiceStatus['service'], question: () => unknown): Promise<ServiceStatus> => {
    const answer = { service, time: now.toISOString() };
    try {
      await question();
      const { waitingSince, givenUp } = backlogOf(service, await backlogs.catch(() => null));
      const isLate = waitingSince !== null && differenceInMinutes(now, waitingSince) >= lateAfterMinutes;
      return {
        ...answer,
        status: isLate ? 'LATE' : 'UP',
        waitingSince: waitingSince?.toISOString() ?? null,
        givenUp: givenUp + (service === 'mailing' ? await lost : 0),
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
    ask('health', () => backlogs),
  ]);
  return { items };
}

function backlogOf(service: ServiceStatus['service'], backlogs: Record<QueueName, Backlog> | null): Backlog {
  const own = Object.entries(backlogs ?? {}).flatMap(([name, backlog]) => (serviceOf[name as QueueName] === service ? [backlog] : []));
  const since = own.flatMap(({ waitingSince }) => waitingSince ?? []).toSorted((one, other) => one.getTime() - other.getTime());
  return { waitingSince: since[0] ?? null, givenUp: own.reduce((sum, { givenUp }) => sum + givenUp, 0) };
}

/** How many e-mails were of no use any more before they could leave. */
async function lettersLost({ db }: Deps, now: Date): Promise<number> {
  const isLost = and(eq(mailDeliveries.outcome, 'EXPIRED'), gte(mailDeliveries.settledAt, subDays(now, rememberedDays)));
  const [found] = await db.select({ lost: count() }).from(mailDeliveries).where(isLost);
  return found?.lost ?? 0;
}
