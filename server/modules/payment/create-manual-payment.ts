import { and, eq } from 'drizzle-orm';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import type { createManualPayment as declared } from '#contract/payment/payment.endpoints.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { reservations } from '../booking/booking.tables.ts';
import { findPayment, findPaymentOf } from './payment.queries.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { manualPayments } from './payment.tables.ts';
import { presentManualPayment } from './present-manual-payment.ts';
import { refuseUsedCode } from './refuse-used-code.ts';

type Input = BodyOf<typeof declared> & { clientItemId: string | null };

/** Opens the money order of a reservation, or answers the one there is. */
export async function createManualPayment(deps: Deps, actor: Actor, input: Input): Promise<ManualPayment> {
  const scope = await reservationsPayableBy(deps, actor, 'WRITE');
  const id = await refuseUsedCode(() =>
    deps.db.transaction(async (tx) => {
      const mine = and(eq(reservations.id, input.reservationId), scope);
      const [reservation] = await tx.select().from(reservations).where(mine).for('update');
      if (!reservation) throw notFound('RESERVATION');
      return (await findPaymentOf(tx, reservation.id))?.id ?? open(deps, tx, reservation, input);
    }),
  );
  const view = await findPayment(deps.db, id);
  if (!view) throw notFound('PAYMENT');
  if (view.reservation.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [id, view.reservation.id]);
  return presentManualPayment(view.payment, view.file);
}

/**
 * How a money order starts, after its reservation. One of a lost reservation can still be opened, as abandoned:
 * a proof that waited on a phone without a network must find somewhere to go, however late it comes.
 */
const firstStatus: Partial<Record<ReservationStatus, ManualPaymentStatus>> = {
  PENDING_PAYMENT: 'AWAITING_PROOF',
  ON_STAND_BY: 'AWAITING_PROOF',
  ACCEPTED: 'AWAITING_PROOF',
  EXPIRED: 'ABANDONED',
  CANCELLED: 'ABANDONED',
  REJECTED: 'ABANDONED',
};

async function open(deps: Deps, tx: Db, reservation: typeof reservations.$inferSelect, input: Input): Promise<string> {
  const status = firstStatus[reservation.status];
  if (reservation.paymentKind !== 'MONEY_ORDER' || status === undefined) throw refused('INVALID_TRANSITION');
  const now = deps.clock.now();
  const id = newId(now);
  await tx.insert(manualPayments).values({
    id,
    reservationId: reservation.id,
    status,
    transferCode: input.transferCode ?? null,
    amountMillimes: reservation.priceMillimes,
    clientItemId: input.clientItemId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
