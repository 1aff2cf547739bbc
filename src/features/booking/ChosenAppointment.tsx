import type { Slot } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './ConfirmStep.module.css';
import { deviceZoneOr } from './device-zone.ts';
import type { Booking } from './use-booking.ts';

interface ChosenAppointmentProps {
  booking: Booking;
  slot: Slot;
  isUncertain: boolean;
}

/** The appointment as it will be: date and time, price and cancel rule, all before the button. */
export function ChosenAppointment({ booking, slot, isUncertain }: ChosenAppointmentProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { therapist, service, mode } = booking;
  const deviceZone = deviceZoneOr(therapist.timeZone);
  const when = formatInstant(slot.startDateTime, 'dayAndTime', locale, therapist.timeZone);
  const elsewhere = formatInstant(slot.startDateTime, 'dayAndTime', locale, deviceZone);
  return (
    <div className={styles['chosen']}>
      <h4>{t('chosen')}</h4>
      <dl>
        <dt>{t('when')}</dt>
        <dd>
          <DateText instant={slot.startDateTime} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
          {isUncertain && <span className={styles['elsewhere']}>{t('whenToCheck')}</span>}
          {elsewhere !== when && <span className={styles['elsewhere']}>{t('whenElsewhere', { when: elsewhere })}</span>}
        </dd>
        <dt>{t('what')}</dt>
        <dd>
          {service.name[locale]}, {t('minutes', { duration: service.durationMinutes })}, {t(`mode${mode}`).toLowerCase()}
        </dd>
        <dt>{t('with')}</dt>
        <dd>{therapist.fullName}</dd>
        <dt>{t('price')}</dt>
        <dd>{formatMillimes(service.priceMillimes, locale)}</dd>
      </dl>
      <p className={styles['rule']}>{t('cancelRule')}</p>
    </div>
  );
}
