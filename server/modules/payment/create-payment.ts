import { addMinutes } from 'date-fns';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { onlineHoldMinutes } from '#contract/constants.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { createPayment as declared } from '#contract/payment/payment.endpoints.ts';
import type { StartedCardPayment } from '#contract/payment/payment.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../describe-error.ts';
import { ProviderUnreached } from '../../gateways/ask-provider.ts';
import type { CardProvider } from '../../gateways/card-provider.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { reservations } from '../booking/booking.tables.ts';
import type { ReservationRow } from '../booking/change-reservation-status.ts';
import { askAboutCardPayment } from './ask-about-card-payment.ts';
import { findCardPayment, findLiveCardPayment, type CardPaymentRow } from './card-payments.queries.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { cardPayments } from './payment.tables.ts';

type Input = BodyOf<typeof declared> & { locale: Locale };

/**
 * Opens the card payment of a reservation, or answers the one that is open. The row comes before the provider is asked: what
 * the provider opens is then never unknown here, and an opening whose answer was lost is asked for anew.
 */
export async function createPayment(deps: Deps, actor: Actor, { reservationId, locale }: Input): Promise<StartedCardPayment> {
  const { chosen } = deps.cardProviders;
  if (!chosen) throw refused('PAYMENT_METHOD_CLOSED');
  const scope = await reservationsPayableBy(deps, actor, 'WRITE');
  const mine = and(eq(reservations.id, reservationId), scope);
  await settleLapsed(deps, mine);
  const payment = await deps.db.transaction(async (tx) => {
    const [reservation] = await tx.select().from(reservations).where(mine).for('update');
    if (!reservation) throw notFound('RESERVATION');
    return { ...(await payable(deps, tx, reservation, chosen)), userId: reservation.userId };
  });
  if (payment.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [payment.id, reservationId]);
  return started(payment) ?? openAtProvider(deps, chosen, payment, locale);
}

/** What was paid at the last moment may not have been told yet: nobody is led to pay twice. */
async function settleLapsed(deps: Deps, mine: SQL | undefined): Promise<void> {
  const [reservation] = await deps.db.select({ id: reservations.id }).from(reservations).where(mine);
  const live = reservation && (await findLiveCardPayment(deps.db, reservation.id));
  if (live && live.expiresAt <= deps.clock.now()) await askAboutCardPayment(deps, live);
}

/** The open payment of a reservation that waits for one, made now if there is none. */
async function payable(deps: Deps, tx: Db, reservation: ReservationRow, { name }: CardProvider): Promise<CardPaymentRow> {
  const now = deps.clock.now();
  const { id: reservationId, status, paymentKind, holdUntil, startDateTime, priceMillimes } = reservation;
  // One taken by phone is on stand-by from the start, and may be paid by card until it begins.
  const until = status === 'ON_STAND_BY' ? startDateTime : status === 'PENDING_PAYMENT' ? holdUntil : null;
  if (paymentKind !== 'ONLINE' || until === null || until <= now) throw refused('INVALID_TRANSITION');
  const live = await findLiveCardPayment(tx, reservationId);
  if (live?.status === 'SUCCEEDED') throw refused('INVALID_TRANSITION');
  if (live && live.expiresAt > now) return live;
  // Its page at the provider is closed by now, whether or not we have been told; made all the same, it is believed or given back.
  if (live) await tx.update(cardPayments).set({ status: 'EXPIRED', updatedAt: now }).where(eq(cardPayments.id, live.id));
  const longest = addMinutes(now, onlineHoldMinutes);
  const [made] = await tx
    .insert(cardPayments)
    .values({
      id: newId(now),
      reservationId,
      provider: name,
      status: 'PENDING',
      amountMillimes: priceMillimes,
      expiresAt: until < longest ? until : longest,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const row = made as CardPaymentRow;
  await deps.events.record(tx, { kind: 'CARD_PAYMENT_OPENED', paymentId: row.id, at: now.toISOString() });
  return row;
}

async function openAtProvider(
  deps: Deps,
  provider: CardProvider,
  { id, amountMillimes, expiresAt }: CardPaymentRow,
  locale: Locale,
): Promise<StartedCardPayment> {
  const { siteUrl } = deps;
  const order = {
    orderId: id,
    amountMillimes,
    expiresAt,
    returnUrl: `${siteUrl}${locale === 'fr' ? '' : `/${locale}`}/payment/${id}`,
    webhookUrl: `${siteUrl}/api/v1/payment/pay/webhook`,
  };
  const opened = await provider.open(order).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreached)) throw error;
    deps.log.warn(describeError(error), 'the card provider was not reached');
    throw refused('CARD_PROVIDER_UNREACHED');
  });
  // Of two presses at once the first to be answered is the one that counts: nobody is ever led to the other.
  await deps.db
    .update(cardPayments)
    .set({ ...opened, provider: provider.name, updatedAt: deps.clock.now() })
    .where(and(eq(cardPayments.id, id), isNull(cardPayments.paymentRef)));
  const view = await findCardPayment(deps.db, id);
  const answer = view && started(view.payment);
  if (!answer) throw notFound('PAYMENT');
  // Providers take their time: nobody is led to pay for what was cancelled meanwhile.
  if (view.payment.status !== 'PENDING' || !['PENDING_PAYMENT', 'ON_STAND_BY'].includes(view.reservation.status))
    throw refused('INVALID_TRANSITION');
  return answer;
}

function started({ id, paymentRef, payUrl, expiresAt }: CardPaymentRow): StartedCardPayment | null {
  return paymentRef === null || payUrl === null ? null : { id, paymentRef, payUrl, expiresAt: expiresAt.toISOString() };
}
