import { useLayoutEffect } from 'react';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import styles from './BookingForm.module.css';
import type { BookingLink } from './booking-link.ts';
import { bookingSteps } from './booking-step.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DateStep } from './DateStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingSteps } from './use-booking-steps.ts';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useOwnHold } from './use-own-hold.ts';

interface BookingFormProps {
  therapist: Therapist;
  link: BookingLink;
  /** Told before the form is painted: what stood in its place can go. */
  onShown?: () => void;
}

export function BookingForm({ therapist, link, onShown }: BookingFormProps) {
  const t = useMessages('booking');
  const booking = useBooking(therapist, link);
  const chosen = useChosenSlot(booking);
  const confirmation = useConfirmation(booking);
  const { isUnsure, isTaken } = confirmation;
  const own = useOwnHold(booking, chosen.isGone || isUnsure || isTaken);
  const showStep = useBookingSteps(therapist.slug, chosen.isSettled && !own.isAsked);
  const isGone = chosen.isGone && !own.reservation && !own.isAsked && !(isUnsure && own.isUnknown);

  useLayoutEffect(() => onShown?.(), [onShown]);

  return (
    <div className={styles['form']}>
      <BookingSummary booking={booking} slot={chosen.slot ?? own.reservation} isToConfirm={chosen.slot !== undefined && !own.reservation} />
      <ol className={styles['steps']}>
        <li className={styles['step']}>
          <h3 id={bookingSteps.service} tabIndex={-1}>
            {t('stepService')}
          </h3>
          <ServiceStep booking={booking} />
        </li>
        <li className={styles['step']}>
          <h3 id={bookingSteps.date} tabIndex={-1}>
            {t('stepDate')}
          </h3>
          <DateStep booking={booking} isSlotGone={isGone} tellsPayment />
        </li>
        <li className={styles['step']}>
          <h3 id={bookingSteps.confirm} tabIndex={-1}>
            {t('stepConfirm')}
          </h3>
          <ConfirmStep booking={booking} chosen={chosen} confirmation={confirmation} own={own} onStep={showStep} />
        </li>
      </ol>
    </div>
  );
}
