import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { classNames } from '#src/ui/class-names.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import pills from '#src/ui/Pill.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { nextFreeSlotQueries } from '../booking/next-free-slot.queries.ts';
import { firstByOrder, slotsOf, waysToPay } from '../booking/ways-to-pay.ts';
import styles from './DayStrip.module.css';

/** Two rows on a phone: of a day that holds more, the others come on a press. */
const mostHours = 8;

const inWords = (date: string, locale: 'fr' | 'en'): string => formatInstant(`${date}T00:00:00Z`, 'day', locale, 'UTC');

/** Two weeks of days and the hours of one of them, each a press away from its booking. */
export function DayStrip({ therapist }: { therapist: Therapist }) {
  const t = useMessages('therapist');
  const slotWords = useMessages('next-slot');
  const locale = useLocale();
  const { data: days } = useQuery(nextFreeSlotQueries.days(useApiClient(), therapist));
  const [chosen, setChosen] = useState<string>();
  const [isWhole, setIsWhole] = useState(false);
  const isUncertain = usePageState(isOffline);
  const service = therapist.services[0];
  const free = days?.filter(({ slots }) => slots.length > 0) ?? [];
  const day = free.find(({ date }) => date === chosen) ?? free[0];
  const hours = day?.slots ?? [];
  const shown = isWhole || hours.length <= mostHours ? hours : hours.slice(0, mostHours - 1);
  const [ways, ...otherWays] = new Set(hours.map(waysToPay));
  const byOrder = firstByOrder(slotsOf(free));
  const linkTo = (slot: Slot) =>
    ({ to: '.', search: { slot: slot.startDateTime, ...(service && { service: service.id }) }, hash: 'booking' }) as const;

  return (
    <div className={styles['strip']}>
      {service && (
        <p>
          {slotWords('details', {
            service: service.name[locale],
            duration: service.durationMinutes,
            price: formatMillimes(service.priceMillimes, locale),
          })}
        </p>
      )}
      {day ? (
        <>
          <fieldset className={styles['days']}>
            <legend>
              <VisuallyHidden>{t('days')}</VisuallyHidden>
            </legend>
            {days?.map((each) => (
              <Day key={each.date} day={each} isChosen={each === day} onChoose={() => setChosen(each.date)} />
            ))}
          </fieldset>
          <p className={styles['of']}>
            <strong>{inWords(day.date, locale)}</strong>{' '}
            <span>{isUncertain ? slotWords('toCheck') : ways && otherWays.length === 0 && slotWords(`pay${ways}`)}</span>
          </p>
          <ul className={classNames(styles['hours'], isUncertain && styles['uncertain'])} aria-label={inWords(day.date, locale)}>
            {shown.map((slot) => (
              <li key={slot.startDateTime}>
                <Link {...linkTo(slot)} className={pills['pill']}>
                  {formatInstant(slot.startDateTime, 'time', locale, therapist.timeZone)}
                </Link>
              </li>
            ))}
            {shown.length < hours.length && (
              <li>
                <button
                  type="button"
                  className={pills['pill']}
                  aria-label={t('moreHours', { count: hours.length - shown.length })}
                  onClick={() => setIsWhole(true)}
                >
                  + {hours.length - shown.length}
                </button>
              </li>
            )}
          </ul>
        </>
      ) : (
        <p>{slotWords(days ? 'none' : 'unknown')}</p>
      )}
      <div className={styles['more']}>
        <LinkButton to="." hash="booking-date">
          {t('wholeMonth')}
        </LinkButton>
        {byOrder && (
          <LinkButton {...linkTo(byOrder)} variant="plain">
            {slotWords('byOrder', { when: formatInstant(byOrder.startDateTime, 'dayAndTime', locale, therapist.timeZone) })}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

interface DayProps {
  day: AvailabilityDay;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day: { date, state, slots }, isChosen, onChoose }: DayProps) {
  const t = useMessages('therapist');
  const locale = useLocale();
  const words = inWords(date, locale);
  const isFull = state === 'FULLY_RESERVED';
  return (
    <label className={styles['day']}>
      <input
        type="radio"
        name="day"
        checked={isChosen}
        disabled={slots.length === 0}
        onChange={onChoose}
        aria-label={isFull ? `${words}, ${t('full')}` : words}
      />
      <span>{words.slice(0, 3)}</span>
      <b>{Number(date.slice(8))}</b>
      {isFull && <small>{t('full')}</small>}
    </label>
  );
}
