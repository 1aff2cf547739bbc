import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { addMonths, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import { bookingQueries } from './booking.queries.ts';
import { dayInWords } from './calendar-day.ts';
import styles from './DateStep.module.css';
import { shownMonths } from './shown-months.ts';
import type { SlotChoice } from './slot-choice.ts';

interface NoAvailabilityProps {
  booking: SlotChoice;
  /** No session was ever on offer, as against all of them being taken. */
  isEmpty: boolean;
  /** The last day that is shown. */
  lastShown: string;
}

/** A month without a free slot, and the way to the next one that has some. */
export function NoAvailability({ booking, isEmpty, lastShown }: NoAvailabilityProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { apiClient } = useRouter().options.context;
  const { therapist, service, today } = booking;
  const until = lastDayOf(addMonths(monthOf(today), shownMonths));
  const { data: next } = useQuery(bookingQueries.nextFreeDay(apiClient, { slug: therapist.slug, serviceId: service.id }, lastShown, until));
  return (
    <div className={styles['none']} role="status">
      <p>
        <strong>{t('noAvailability')}</strong>
      </p>
      {!isEmpty && <p>{t('noAvailabilityMonth')}</p>}
      {next && <Button onClick={() => booking.showMonth(monthOf(next))}>{t('seeNext', { day: dayInWords(next, locale) })}</Button>}
      {next === null && <p>{t('noneAhead')}</p>}
    </div>
  );
}
