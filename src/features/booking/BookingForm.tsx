import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import styles from './BookingForm.module.css';
import type { BookingLink } from './booking-link.ts';
import { BookingSummary, confirmStepId } from './BookingSummary.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DateStep } from './DateStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { useBooking } from './use-booking.ts';
import { useChosenSlot } from './use-chosen-slot.ts';

interface BookingFormProps {
  therapist: Therapist;
  link: BookingLink;
}

export function BookingForm({ therapist, link }: BookingFormProps) {
  const t = useMessages('booking');
  const booking = useBooking(therapist, link);
  const chosen = useChosenSlot(booking);
  const { slot, isGone } = chosen;

  return (
    <div className={styles['form']}>
      <BookingSummary booking={booking} slot={slot} />
      <ol className={styles['steps']}>
        <li className={styles['step']}>
          <h3>{t('stepService')}</h3>
          <ServiceStep booking={booking} />
        </li>
        <li className={styles['step']}>
          <h3>{t('stepDate')}</h3>
          <DateStep booking={booking} isSlotGone={isGone} />
        </li>
        <li id={confirmStepId} className={styles['step']}>
          <h3>{t('stepConfirm')}</h3>
          <ConfirmStep booking={booking} chosen={chosen} />
        </li>
      </ol>
    </div>
  );
}
