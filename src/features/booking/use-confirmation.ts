import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useLocale } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { runProtected } from '#src/session/protected-action.ts';
import { attemptOf } from './booking-draft.ts';
import { ownHoldQuery } from './own-hold.queries.ts';
import { useCreateReservation, type ReservationBody } from './booking.mutations.ts';
import type { ReservationFields } from './check-reservation.ts';
import { forgetBooking } from './forget-booking.ts';
import type { Booking } from './use-booking.ts';

/** The server says no: nothing was booked. Any other failure leaves it open. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.status < 500 && Boolean(problem.body.reason ?? problem.body.fields);

/** Sends the booking: checked here first, once the person is signed in with a complete account, and never twice. */
export function useConfirmation({ therapist, service, mode, draft, change, clearSlot }: Booking) {
  const locale = useLocale();
  const navigate = useNavigate();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const creation = useCreateReservation(() => forgetBooking(therapist.slug));
  const [fields, setFields] = useState<ReservationFields>({});
  const [problem, setProblem] = useState<unknown>();

  function leave({ id }: Reservation) {
    void navigate({ to: '/reservations/$reservationId/payment', params: { reservationId: id } });
  }

  async function tell(error: unknown) {
    const refused = error instanceof ApiProblem ? error.body : undefined;
    if (refused?.fields) setFields((await import('./check-reservation.ts')).firstOfEach(refused.fields));
    setProblem(error);
    // Answered: nothing is unsure any more.
    if (isRefusal(error)) change({ attempt: undefined });
    if (refused?.reason === 'SLOT_TAKEN' && !(await readOwn())) clearSlot();
  }

  /** This person's own reservation of the chosen time, null where they have none, undefined where that cannot be known. */
  async function readOwn(): Promise<Reservation | null | undefined> {
    if (!draft.startDateTime) return null;
    return queryClient.fetchQuery(ownHoldQuery(apiClient, therapist.id, draft.startDateTime)).catch(() => undefined);
  }

  async function send(body: ReservationBody) {
    // A try that left nothing, or whose hold is over by now, is not tried again: its key would answer what became of it.
    const isSpent = draft.attempt !== undefined && (await readOwn()) === null;
    const attempt = attemptOf(isSpent ? { ...draft, attempt: undefined } : draft, JSON.stringify(body), () => crypto.randomUUID());
    // The way to pay as well, which was perhaps only proposed: another content would be another booking.
    change({ attempt, paymentMethod: body.paymentMethod as PaymentMethod });
    const made = await runProtected(() => creation.mutateAsync({ body, key: attempt.key }), {
      needsActivated: true,
      // The practice must know whom it expects, and whose name is on the money order.
      requiredAttributes: ['firstName', 'lastName'],
    });
    if (made) leave(made);
  }

  async function confirm(paymentMethod: PaymentMethod | undefined) {
    const { startDateTime, note, consentVersion } = draft;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { therapistId: therapist.id, serviceId: service.id, mode, startDateTime, paymentMethod, note, consentVersion, timeZone };
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

  const isTaken = problem instanceof ApiProblem && problem.body.reason === 'SLOT_TAKEN';
  return {
    confirm,
    fields,
    problem,
    isSending: creation.isPending,
    /** Something was tried on this page, and came back. */
    isAnswered: problem !== undefined,
    /** Whether the booking was made is not known: its answer was lost, or a load of this page that was waiting for it is over. */
    isUnsure: draft.attempt !== undefined && !creation.isPending && !creation.isSuccess && !isRefusal(problem),
    isTaken,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
