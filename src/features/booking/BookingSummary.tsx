import type { Slot } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { bookingSteps } from './booking-step.ts';
import styles from './BookingSummary.module.css';
import type { Booking } from './use-booking.ts';

interface BookingSummaryProps {
  booking: Booking;
  /** The chosen time. */
  slot: Pick<Slot, 'startDateTime'> | undefined;
  /** Whether there is something left to confirm. */
  isToConfirm: boolean;
}

/** What is chosen so far, always in view: a bar under the navigation on a phone, a card beside the steps above. */
export function BookingSummary({ booking, slot, isToConfirm }: BookingSummaryProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { therapist, service, mode } = booking;
  return (
    <aside className={styles['summary']} aria-labelledby="booking-summary-title">
      <h3 id="booking-summary-title" className={styles['title']}>
        {t('summary')}
      </h3>
      <div role="status" className={styles['lines']}>
        <p className={styles['when']}>
          {slot ? (
            <DateText instant={slot.startDateTime} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
          ) : (
            <span className={styles['open']}>{t('summaryNoTime')}</span>
          )}
        </p>
        <p className={styles['what']}>
          {service.name[locale]} · {t(`mode${mode}`)} · {t('minutes', { duration: service.durationMinutes })}
        </p>
        <p className={styles['price']}>{formatMillimes(service.priceMillimes, locale)}</p>
      </div>
      {isToConfirm && (
        <a className={styles['go']} href={`#${bookingSteps.confirm}`}>
          {t('goConfirm')}
          <ChevronDownIcon size={18} />
        </a>
      )}
    </aside>
  );
}
