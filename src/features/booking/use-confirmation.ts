import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { dropLastingDraft } from '#src/page/lasting-draft.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { runProtected } from '#src/session/protected-action.ts';
import { attemptOf, forgetDraft, lastingNameOf } from './booking-draft.ts';
import { useCreateReservation, type ReservationBody } from './booking.mutations.ts';
import type { ReservationFields } from './check-reservation.ts';
import type { Booking } from './use-booking.ts';

/** Sends the booking: checked here first, once the person is signed in with a complete account, and never twice. */
export function useConfirmation({ therapist, service, mode, draft, change, clearSlot }: Booking) {
  const t = useMessages('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const creation = useCreateReservation();
  const [fields, setFields] = useState<ReservationFields>({});
  const [problem, setProblem] = useState<unknown>();

  function leave({ id }: Reservation) {
    forgetDraft(therapist.slug);
    dropLastingDraft(lastingNameOf(therapist.slug));
    void toast.success(t('created'));
    void navigate({ to: '/reservations/$reservationId/payment', params: { reservationId: id } });
  }

  async function tell(error: unknown) {
    const refused = error instanceof ApiProblem ? error.body : undefined;
    if (refused?.fields) setFields((await import('./check-reservation.ts')).firstOfEach(refused.fields));
    setProblem(error);
    if (refused?.reason === 'SLOT_TAKEN') clearSlot();
  }

  async function send(body: ReservationBody) {
    const attempt = attemptOf(draft, JSON.stringify(body), () => crypto.randomUUID());
    change({ attempt });
    const made = await runProtected(() => creation.mutateAsync({ body, key: attempt.key }), {
      needsActivated: true,
      // The practice must know whom it expects, and whose name is on the money order.
      requiredAttributes: ['firstName', 'lastName'],
    });
    if (made) leave(made);
  }

  async function confirm(paymentMethod: PaymentMethod | undefined) {
    const { startDateTime, note, consentVersion } = draft;
    const body = { therapistId: therapist.id, serviceId: service.id, mode, startDateTime, paymentMethod, note, consentVersion };
    setProblem(undefined);
    try {
      const { reservationProblems } = await import('./check-reservation.ts');
      const found = reservationProblems(body, locale);
      setFields(found);
      // What was just checked is whole.
      if (Object.keys(found).length === 0) await send(body as ReservationBody);
    } catch (error) {
      await tell(error);
    }
  }

  return { confirm, fields, problem, isSending: creation.isPending };
}
