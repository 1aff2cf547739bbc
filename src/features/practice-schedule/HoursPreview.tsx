import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeService } from '#contract/therapist/services.schema.ts';
import { scheduleMistakes } from '#contract/booking/schedule-mistakes.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { calendarDay, dayInWords } from '#src/features/booking/calendar-day.ts';
import { CalendarLegend } from '#src/features/booking/CalendarLegend.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useSettled } from '#src/page/use-settled.ts';
import { Button } from '#src/ui/Button.tsx';
import { Calendar } from '#src/ui/Calendar.tsx';
import { addMonths, monthOf } from '#src/ui/calendar-grid.ts';
import { Card } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { BookedOutside } from './BookedOutside.tsx';
import { scheduleQueries } from './practice-schedule.queries.ts';
import styles from './Schedule.module.css';
import type { Hours } from './schedule-draft.ts';
import type { HoursFormState } from './use-hours-form.ts';

/** So that a time that is being typed is asked for once. */
const pauseMs = 400;
/** What is looked for before any service has been written, in minutes. */
const ordinaryLength = 50;
const mostMonths = 12;

interface HoursPreviewProps {
  userId: string;
  therapistId: string;
  form: HoursFormState;
  services: readonly PracticeService[];
}

/** What clients would be offered by the hours in the form, as the server computes it for them. */
export function HoursPreview({ userId, therapistId, form, services }: HoursPreviewProps) {
  const t = useMessages('practice-schedule');
  const tBooking = useMessages('booking');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [openedAt] = useState(() => new Date());
  const [serviceId, setServiceId] = useState('');
  const { timeZone } = form.hours;
  const today = dateInZone(openedAt, timeZone);
  const [wantedMonth, setMonth] = useState(monthOf(today));
  // Another zone may be in the next month already.
  const month = wantedMonth < monthOf(today) ? monthOf(today) : wantedMonth;
  const [chosenDay, setChosenDay] = useState<string>();
  const service = services.find(({ id }) => id === serviceId) ?? services[0];
  const bufferAfterMinutes = service?.bufferAfterMinutes ?? form.hours.bufferAfterMinutes;
  const typed = JSON.stringify({ ...form.hours, bufferAfterMinutes });
  const hours = useSettled(typed, pauseMs);
  const asked = { userId, hours, durationMinutes: service?.durationMinutes ?? ordinaryLength, month, today };
  const { data, failureReason, isPlaceholderData, refetch } = useQuery({
    ...scheduleQueries.preview(apiClient, asked),
    // What was typed last may have been put right since.
    enabled: form.isSound && scheduleMistakes(JSON.parse(hours) as Hours).length === 0,
  });
  const [known, setKnown] = useState(data);
  // What was shown last stays, faded, when an answer does not come.
  if (data && data !== known) setKnown(data);
  const shown = data ?? known;
  const days = new Map(shown?.days.map((day) => [day.date, day]));
  const day = chosenDay === undefined ? undefined : days.get(chosenDay);
  const hasFailed = form.isSound && failureReason !== null && (!data || isPlaceholderData);
  const isCurrent = form.isSound && data !== undefined && !isPlaceholderData && hours === typed;

  return (
    <section className={styles['preview']} aria-labelledby="preview-title">
      <Card className={styles['card']}>
        <h2 id="preview-title">{t('previewTitle')}</h2>
        <p className={styles['quiet']}>{t('previewText')}</p>
        {services.length > 1 && (
          <Select
            label={t('previewService')}
            options={services.map(({ id, name }) => ({ value: id, label: name[locale] }))}
            value={service?.id}
            onChoose={setServiceId}
          />
        )}
        {!form.isSound && <p role="status">{t('previewUnsound')}</p>}
        {hasFailed && (
          <div role="status">
            <p>{t('previewFailed')}</p>
            <Button onClick={() => void refetch()}>{t('previewRetry')}</Button>
          </div>
        )}
        <Calendar
          month={month}
          firstMonth={monthOf(today)}
          lastMonth={addMonths(monthOf(today), mostMonths)}
          today={today}
          value={chosenDay}
          dayOf={(date) => calendarDay(date, days.get(date), tBooking, locale)}
          language={locale}
          previousLabel={tBooking('previousMonth')}
          nextLabel={tBooking('nextMonth')}
          isBusy={!isCurrent && form.isSound && !hasFailed}
          isUncertain={shown !== undefined && !isCurrent}
          onChoose={setChosenDay}
          onMonthChange={setMonth}
        />
        <CalendarLegend />
        {day && (
          <div>
            <h3>{tBooking('hoursOf', { day: dayInWords(day.date, locale) })}</h3>
            {day.slots.length === 0 && <p className={styles['quiet']}>{t('previewNone')}</p>}
            <ul className={styles['times']}>
              {day.slots.map(({ startDateTime }) => (
                <li key={startDateTime}>{formatInstant(startDateTime, 'time', locale, timeZone)}</li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      {shown && <BookedOutside outside={shown.outside} timeZone={timeZone} therapistId={therapistId} />}
    </section>
  );
}
