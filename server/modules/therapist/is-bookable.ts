import type { Schedule } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { readClock } from '../../gateways/clock.ts';
import { isClosed, opensAt, type Closure } from '../auth/is-closed.ts';
import { readToday } from '../booking/read-today.ts';
import { isMoneyOrderOpen } from '../payment/beneficiary.ts';

type Hours = Pick<Schedule, 'weekly' | 'seasons'>;

/** Whether some day has opening hours, in the usual week or in a season that is not over. */
export const hasHours = ({ weekly, seasons }: { [Field in keyof Hours]: Hours[Field] | null }, today: string): boolean =>
  [weekly ?? [], ...(seasons ?? []).filter(({ to }) => to >= today).map((season) => season.weekly)].some((week) =>
    week.some(({ intervals }) => intervals.length > 0),
  );

export interface Openness {
  /** Whether clients have a way to pay: without one no time is offered online. */
  readonly isPayable: boolean;
  /** Whether a therapist may sign in: nobody books with one who would not be told. */
  readonly isOpen: (account: Closure) => boolean;
  /** In the practice's zone, yyyy-MM-dd. */
  readonly today: string;
}

/** What is asked once for however many therapists are shown. */
export async function opennessOf(deps: Pick<Deps, 'db' | 'cardProviders' | 'clock'>): Promise<Openness> {
  const { now, standsUntil } = readClock(deps.clock);
  let firstOpening = Infinity;
  standsUntil(() => firstOpening);
  return {
    isPayable: await isPayable(deps),
    isOpen(account) {
      firstOpening = Math.min(firstOpening, opensAt(account, now));
      standsUntil(() => firstOpening);
      return !isClosed(account, now);
    },
    today: readToday(deps.clock, defaultTimeZone),
  };
}

const isPayable = async ({ db, cardProviders }: Pick<Deps, 'db' | 'cardProviders'>): Promise<boolean> =>
  cardProviders.chosen !== null || (await isMoneyOrderOpen(db));
