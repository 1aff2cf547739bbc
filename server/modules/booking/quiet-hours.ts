import { defaultTimeZone } from '#contract/constants.ts';
import type { PushAudience } from '#contract/client/push-kinds.ts';
import type { Deps } from '../../deps.ts';
import type { Postponed } from '../../events/events.ts';
import type { ReservationView } from './reservation.queries.ts';
import { addDays, instantsAt, localDate } from './zoned-time.ts';

/** DOMAIN 8: what has no hurry wakes nobody. Hours of the clock where the person is. */
const quiet = { from: 21, until: 8 };

/** When somebody in that zone may be told of what has no hurry: now, or at the next end of their quiet hours. */
export function afterQuietHours(timeZone: string, now: Date): Date {
  const today = localDate(timeZone, now);
  const hour = (date: string, hours: number) => new Date(instantsAt(timeZone, date, hours * 60).earlier);
  if (now < hour(today, quiet.until)) return hour(today, quiet.until);
  return now < hour(today, quiet.from) ? now : hour(addDays(today, 1), quiet.until);
}

const zoneOf = ({ reservation, timeZone }: ReservationView, to: PushAudience): string =>
  (to === 'CLIENT' ? reservation.clientTimeZone : null) ?? timeZone ?? defaultTimeZone;

interface Unhurried {
  readonly to: PushAudience;
  /** From then on it is of no use: news that would come after it does not wait. */
  readonly until: Date;
  readonly postponed: Postponed;
}

/** Puts off what has no hurry to the end of a person's quiet hours; tells whether it has. */
export async function isPutOff(deps: Deps, view: ReservationView, { to, until, postponed }: Unhurried): Promise<boolean> {
  const now = deps.clock.now();
  const at = afterQuietHours(zoneOf(view, to), now);
  if (at <= now || at >= until) return false;
  await deps.db.transaction((tx) => deps.events.record(tx, { kind: 'QUIET_HOURS_OVER', postponed, at: at.toISOString() }));
  return true;
}
