import { useEffect, useRef, type SubmitEvent } from 'react';
import { NetworkFailure } from '#src/device/problems.ts';
import { useMessages } from '#src/page/messages.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { bookingSteps, type BookingStep } from './booking-step.ts';
import { BookingProblem } from './BookingProblem.tsx';
import { ChosenAppointment } from './ChosenAppointment.tsx';
import styles from './ConfirmStep.module.css';
import { HealthConsent } from './HealthConsent.tsx';
import { OwnHold } from './OwnHold.tsx';
import { PaymentChoice, payableBy } from './PaymentChoice.tsx';
import type { Booking } from './use-booking.ts';
import type { ChosenSlot } from './use-chosen-slot.ts';
import type { Confirmation } from './use-confirmation.ts';
import type { OwnHoldAnswer } from './use-own-hold.ts';

interface ConfirmStepProps {
  booking: Booking;
  chosen: ChosenSlot;
  confirmation: Confirmation;
  own: OwnHoldAnswer;
  /** Leads to a step. */
  onStep: (step: BookingStep) => void;
}

/** Stands for an answer that a reload waits for no longer. */
const lostAnswer = new NetworkFailure();

export function ConfirmStep({ booking, chosen: { slot, isUncertain, consentVersion }, confirmation, own, onStep }: ConfirmStepProps) {
  const t = useMessages('booking');
  const session = useSession();
  const { draft, change } = booking;
  const { confirm, fields, isSending, isAnswered, isUnsure } = confirmation;
  const problem = confirmation.problem ?? (isUnsure && own.isUnknown && !slot ? lostAnswer : undefined);
  const form = useRef<HTMLFormElement>(null);

  // The field to correct may be off the screen; it is marked as wrong only once drawn again.
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  if (own.reservation)
    return (
      <OwnHold
        reservation={own.reservation}
        isAnswer={isAnswered}
        onChooseAnother={() => {
          booking.clearSlot();
          onStep(bookingSteps.date);
        }}
      />
    );

  const chooseAlternative = (startDateTime: string) => {
    booking.chooseSlot(startDateTime);
    onStep(bookingSteps.confirm);
  };
  const told = { booking, problem, isAnswered, onChoose: chooseAlternative };
  if (!slot)
    return (
      <BookingProblem
        {...told}
        otherwise={<p className={styles['first']}>{t('chooseFirst')}</p>}
        retry={
          <Button isPending={isSending} onClick={() => void confirm(draft.paymentMethod)}>
            {t('retry')}
          </Button>
        }
      />
    );

  const method = payableBy(slot, draft.paymentMethod);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void confirm(method);
  }
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <ChosenAppointment booking={booking} slot={slot} isUncertain={isUncertain} />
      <PaymentChoice slot={slot} value={method} onChoose={(paymentMethod) => change({ paymentMethod })} />
      <TextArea
        name="note"
        label={t('note')}
        optionalLabel={t('optional')}
        hint={t('noteHint')}
        error={fields['note']}
        value={draft.note}
        rows={3}
        onChange={(event) => change({ note: event.target.value })}
      />
      <HealthConsent
        isGiven={consentVersion !== undefined && draft.consentVersion === consentVersion}
        error={fields['consentVersion']}
        onChange={(isGiven) => change({ consentVersion: isGiven ? consentVersion : undefined })}
      />
      <BookingProblem {...told} />
      <div className={styles['action']}>
        <Button type="submit" variant="filled" isLarge isWide isPending={isSending}>
          {t('confirm')}
        </Button>
        {session.state === 'VISITOR' && <p className={styles['hint']}>{t('confirmHint')}</p>}
      </div>
    </form>
  );
}
