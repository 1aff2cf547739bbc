import type { PushAudience, PushKind } from '#contract/client/push-kinds.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../client/notify.ts';
import { isPaymentSettled } from './present-reservation.ts';
import type { ReservationView } from './reservation.queries.ts';

interface Telling {
  /** Says this piece of news and no other: told once, however often it is asked for. */
  readonly news: string;
  readonly to: PushAudience;
  readonly kind: PushKind;
  /** From then on it is of no use. */
  readonly until: Date;
}

/** Tells a reservation's client or its practitioner, on all their devices. */
export async function tellOfReservation(deps: Deps, view: ReservationView, { news, to, kind, until }: Telling): Promise<void> {
  const { id, userId, status } = view.reservation;
  // No client name, no time: it shows on a locked phone, and being in therapy is private.
  const canApprove = to === 'PRACTICE' && status === 'ON_STAND_BY' && isPaymentSettled(view);
  await notify(deps, {
    news: `${news} ${to}`,
    accountId: to === 'PRACTICE' ? view.therapist.userId : userId,
    message: { kind, id, tag: `reservation-${id}`, to, canApprove },
    until,
  });
}
