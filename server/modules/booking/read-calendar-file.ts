import type { AnswerOf } from '#contract/endpoint.ts';
import type { readCalendarFile as declared } from '#contract/booking/calendar.endpoints.ts';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { knownAccount } from '../auth/account.queries.ts';
import { readPractice } from '../client/read-practice.ts';
import { calendarFile } from './calendar-file.ts';
import { presentReservation } from './present-reservation.ts';
import { findReservation } from './reservation.queries.ts';

/** One's own reservation for one's own calendar; another person's looks like none at all. */
export async function readCalendarFile(
  deps: Deps,
  { accountId }: Actor,
  { id, locale }: { id: string; locale: Locale },
): Promise<AnswerOf<typeof declared>> {
  const view = await findReservation(deps.db, id);
  if (!view || view.reservation.userId !== accountId) throw notFound('RESERVATION');
  const { isDiscreet } = (await knownAccount(deps.db, accountId)).account;
  const [practice, now] = [await readPractice(deps), deps.clock.now()];
  const { name, content } = calendarFile(presentReservation(view), { locale, isDiscreet }, { practice, siteUrl: deps.siteUrl, now });
  return { name, content };
}
