import type { ServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { serviceHealth } from '../../http/health.ts';

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
] as const;

/** Asks each service now: its table, the media service its store, and for the site's own health the queue. */
export async function listServiceStatus(deps: Deps): Promise<{ items: ServiceStatus[] }> {
  const time = deps.clock.now().toISOString();
  const ask = async (service: ServiceStatus['service'], question: () => unknown): Promise<ServiceStatus> => {
    try {
      await question();
      return { service, status: 'UP', time };
    } catch {
      return { service, status: 'DOWN', time };
    }
  };
  const ofTables = tables.map(async ([service, table]): Promise<ServiceStatus> => {
    const { status } = await serviceHealth(deps, service, table);
    return { service, status, time };
  });
  const items = await Promise.all([...ofTables, ask('bucket', () => deps.fileStore.check()), ask('health', () => deps.events.check())]);
  return { items };
}
