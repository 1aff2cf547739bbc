import { useEffect, useRef, type SubmitEvent } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { BookingProblem } from './BookingProblem.tsx';
import { ChosenAppointment } from './ChosenAppointment.tsx';
import styles from './ConfirmStep.module.css';
import { HealthConsent } from './HealthConsent.tsx';
import { PaymentChoice, payableBy } from './PaymentChoice.tsx';
import type { Booking } from './use-booking.ts';
import type { ChosenSlot } from './use-chosen-slot.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmStepProps {
  booking: Booking;
  chosen: ChosenSlot;
}

export function ConfirmStep({ booking, chosen: { slot, isUncertain, consentVersion } }: ConfirmStepProps) {
  const t = useMessages('booking');
  const session = useSession();
  const { draft, change } = booking;
  const { confirm, fields, problem, isSending } = useConfirmation(booking);
  const form = useRef<HTMLFormElement>(null);

  // The field to correct may be off the screen; it is marked as wrong only once drawn again.
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  if (!slot)
    return <BookingProblem booking={booking} problem={problem} otherwise={<p className={styles['first']}>{t('chooseFirst')}</p>} />;

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
      <BookingProblem booking={booking} problem={problem} />
      <div className={styles['action']}>
        <Button type="submit" variant="filled" isLarge isWide isPending={isSending}>
          {t('confirm')}
        </Button>
        {session.state === 'VISITOR' && <p className={styles['hint']}>{t('confirmHint')}</p>}
      </div>
    </form>
  );
}
