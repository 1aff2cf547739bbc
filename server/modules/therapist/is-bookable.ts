import type { Schedule } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { readToday } from '../booking/read-today.ts';
import { isMoneyOrderOpen } from '../payment/beneficiary.ts';

type Hours = Pick<Schedule, 'weekly' | 'seasons'>;

/** Whether some day has opening hours, in the usual week or in a season that is not over. */
export const hasHours = ({ weekly, seasons }: { [Field in keyof Hours]: Hours[Field] | null }, today: string): boolean =>
  [weekly ?? [], ...(seasons ?? []).filter(({ to }) => to >= today).map((season) => season.weekly)].some((week) =>
    week.some(({ intervals }) => intervals.length > 0),
  );

/** Whether clients have a way to pay: without one no time is offered online. */
export interface Openness {
  readonly isPayable: boolean;
  /** In the practice's zone, yyyy-MM-dd. */
  readonly today: string;
}

/** What is asked once for however many therapists are shown. */
export const opennessOf = async (deps: Pick<Deps, 'db' | 'cardProviders' | 'clock'>): Promise<Openness> => ({
  isPayable: await isPayable(deps),
  today: readToday(deps.clock, defaultTimeZone),
});

const isPayable = async ({ db, cardProviders }: Pick<Deps, 'db' | 'cardProviders'>): Promise<boolean> =>
  cardProviders.chosen !== null || (await isMoneyOrderOpen(db));
