import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { CheckAndTake } from './CheckAndTake.tsx';
import type { PhoneDraft } from './phone-draft.ts';
import { PaymentStep } from './PaymentStep.tsx';
import styles from './PhoneBooking.module.css';
import { Taken } from './Taken.tsx';
import { usePhoneBooking } from './use-phone-booking.ts';
import { WhatStep } from './WhatStep.tsx';
import { WhenStep } from './WhenStep.tsx';
import { WhoStep } from './WhoStep.tsx';

interface PhoneFormProps {
  reader: AuthClient;
  therapists: readonly [Therapist, ...Therapist[]];
  /** What is settled already, by what led here. */
  from: Partial<PhoneDraft>;
}

/** Everything one asks on the telephone, in the order it is said, on one page. */
export function PhoneForm({ reader, therapists, from }: PhoneFormProps) {
  const t = useMessages('practice-phone');
  const booking = usePhoneBooking(therapists, from);
  const isAway = usePageState(isOffline);
  const form = useRef<HTMLFormElement>(null);
  const { fields, taken } = booking;
  const navigate = useNavigate();
  const isTimed = from.other !== undefined;

  // It is in the draft from now on, where it can be changed: after a reload the address must not bring it back.
  useEffect(() => {
    if (isTimed)
      void navigate({ to: '/practice/by-phone', search: ({ client }) => (client ? { client } : {}), replace: true, resetScroll: false });
  }, [isTimed, navigate]);

  // The field to correct may be off the screen; it is marked as wrong only once drawn again.
  useEffect(() => {
    if (Object.keys(fields).length === 0) return;
    const wrong =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current?.querySelector<HTMLElement>('#phone-when');
    wrong?.focus();
  }, [fields]);

  if (taken) return <Taken {...taken} onAgain={booking.again} />;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void booking.take();
  }
  return (
    <>
      <h1>{t('title')}</h1>
      {isAway && (
        <p className={styles['notice']} role="status">
          {t('offline')}
        </p>
      )}
      <form ref={form} noValidate autoComplete="off" className={styles['form']} onSubmit={submit}>
        <WhoStep booking={booking} reader={reader} />
        <WhatStep booking={booking} />
        <WhenStep booking={booking} />
        <PaymentStep booking={booking} />
        <CheckAndTake booking={booking} />
      </form>
    </>
  );
}
