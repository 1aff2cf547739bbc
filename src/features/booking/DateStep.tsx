import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { NetworkFailure } from '#src/device/problems.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Calendar } from '#src/ui/Calendar.tsx';
import { addMonths, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { lastShownIn } from '#src/ui/month-grid.ts';
import { bookingQueries, type KnownDays } from './booking.queries.ts';
import { calendarDay } from './calendar-day.ts';
import { CalendarLegend } from './CalendarLegend.tsx';
import styles from './DateStep.module.css';
import { DaysFailure } from './DaysFailure.tsx';
import { HourChoice } from './HourChoice.tsx';
import { NoAvailability } from './NoAvailability.tsx';
import { NoDays } from './NoDays.tsx';
import { PracticeCall } from './PracticeCall.tsx';
import { shownMonths } from './shown-months.ts';
import type { SlotChoice } from './slot-choice.ts';
import { firstByOrder, slotsOf } from './ways-to-pay.ts';

/** What may be out of date is asked for again this often: `online` is not told behind a dead access point. */
const readAgainMs = 5000;

interface DateStepProps {
  booking: SlotChoice;
  isSlotGone: boolean;
  /** It is yet to be paid for: says which times take which payment. */
  tellsPayment?: boolean;
}

export function DateStep({ booking, isSlotGone, tellsPayment = false }: DateStepProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { apiClient } = useRouter().options.context;
  const { therapist, service, today, view } = booking;
  const bookable = { slug: therapist.slug, serviceId: service.id };
  const isAway = usePageState(isOffline);
  const readAgain = ({ state }: { state: { data: KnownDays | undefined } }) => (isAway || state.data?.isKept ? readAgainMs : false);
  const month = useQuery({ ...bookingQueries.month(apiClient, bookable, view.month, today), refetchInterval: readAgain });
  const lastShown = lastShownIn(view.month, today);
  // The weeks of the running month may go on into the next one.
  const reachesOn = lastShown > lastDayOf(view.month);
  const following = useQuery({
    ...bookingQueries.month(apiClient, bookable, addMonths(view.month, 1), today),
    enabled: month.isSuccess,
    refetchInterval: reachesOn ? readAgain : false,
  });
  const isUncertain = month.data !== undefined && (isAway || month.data.isKept || (reachesOn && following.data?.isKept === true));
  // Said at once, while it is asked for again behind.
  const isUnreached = month.data === undefined && (isAway || month.failureReason instanceof NetworkFailure);
  const further = reachesOn ? following.data?.days.filter(({ date }) => date <= lastShown) : undefined;
  const shown = [...(month.data?.days ?? []), ...(further ?? [])];
  const days = new Map(shown.map((day) => [day.date, day]));
  const shownDay = view.day === undefined ? undefined : days.get(view.day);
  const isPending = month.isPending || (reachesOn && following.isPending);
  const hasSlots = shown.some(({ slots }) => slots.length > 0);
  const isEmpty = !hasSlots && !shown.some(({ state }) => state === 'FULLY_RESERVED');

  // Of the month that is running: later ones are far enough for a money order.
  const ahead = tellsPayment && view.month === monthOf(today) ? [...(month.data?.days ?? []), ...(following.data?.days ?? [])] : [];
  const byOrder = firstByOrder(slotsOf(ahead));

  return (
    <div className={styles['step']}>
      {isUnreached && <NoDays />}
      {isUncertain && (
        <p className={styles['notice']}>
          <strong>{t('toCheck')}</strong> {t('toCheckText')} <PracticeCall />
        </p>
      )}
      {isSlotGone && (
        <p className={styles['notice']} role="status">
          {t('slotGone')}
        </p>
      )}
      <Calendar
        month={view.month}
        firstMonth={monthOf(today)}
        lastMonth={addMonths(monthOf(today), shownMonths)}
        today={today}
        value={view.day}
        dayOf={(date) => calendarDay(date, days.get(date), t, locale)}
        language={locale}
        previousLabel={t('previousMonth')}
        nextLabel={t('nextMonth')}
        isBusy={isPending && !isUnreached}
        isUncertain={isUncertain}
        onChoose={booking.showDay}
        onMonthChange={booking.showMonth}
      />
      {month.data === undefined && month.isError && !isUnreached && <DaysFailure onRetry={() => void month.refetch()} />}
      {hasSlots && <CalendarLegend />}
      {byOrder && (
        <p className={styles['byOrder']}>
          <Button variant="plain" onClick={() => booking.chooseSlot(byOrder.startDateTime)}>
            {t('byOrder', { when: formatInstant(byOrder.startDateTime, 'dayAndTime', locale, therapist.timeZone) })}
          </Button>
        </p>
      )}
      {month.data && !isPending && !hasSlots && <NoAvailability booking={booking} isEmpty={isEmpty} lastShown={lastShown} />}
      {hasSlots && !shownDay && <p className={styles['hint']}>{t('chooseDay')}</p>}
      {shownDay && shownDay.slots.length > 0 && (
        <HourChoice booking={booking} day={shownDay} isUncertain={isUncertain} tellsPayment={tellsPayment} />
      )}
    </div>
  );
}
