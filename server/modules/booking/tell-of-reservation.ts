import type { PushAudience, PushKind } from '#contract/client/push-kinds.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../client/notify.ts';
import { reservationLetters, type ReservationLetter, type ReservationMail } from '../mailing/mail.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { isPaymentSettled } from './present-reservation.ts';
import type { ReservationView } from './reservation.queries.ts';

interface Telling {
  /** Says this piece of news and no other: told once, however often it is asked for. */
  readonly news: string;
  readonly to: PushAudience;
  readonly kind: PushKind;
  /** The letter that says it, where there is more to know of it than the kind. */
  readonly mail?: ReservationMail;
  /** From then on it is of no use. */
  readonly until: Date;
}

/** Tells a reservation's client or its practitioner, on all their devices and by e-mail. */
export async function tellOfReservation(deps: Deps, view: ReservationView, telling: Telling): Promise<void> {
  const { to, kind, until } = telling;
  const { id, userId, status } = view.reservation;
  const accountId = to === 'PRACTICE' ? view.therapist.userId : userId;
  const news = `${telling.news} ${to}`;
  // No client name, no time: it shows on a locked phone, and being in therapy is private.
  const canApprove = to === 'PRACTICE' && status === 'ON_STAND_BY' && isPaymentSettled(view);
  await notify(deps, { news, accountId, message: { kind, id, tag: `reservation-${id}`, to, canApprove }, until });
  const letter = letterOf(to, kind);
  const mail = telling.mail ?? (letter && { kind: letter, reservationId: id });
  if (mail && deps.clock.now() < until) await deps.db.transaction((tx) => mailLater(deps, tx, { news, accountId, mail, until }));
}

function letterOf(to: PushAudience, kind: PushKind): ReservationLetter | undefined {
  const letters: Partial<Record<PushKind, ReservationLetter>> = reservationLetters[to];
  return letters[kind];
}
