import { and, eq } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { readPaymentAmount as declared } from '#contract/payment/payment.endpoints.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { reservations } from '../booking/booking.tables.ts';
import { services } from '../therapist/therapist.tables.ts';
import { readBeneficiary } from './beneficiary.ts';
import { reservationsPayableBy } from './payment-scope.ts';

/** What a service costs, or a reservation one may pay, and to whom a money order goes. */
export async function readPaymentAmount(
  deps: Deps,
  actor: Actor | null,
  query: QueryOf<typeof declared>,
): Promise<AnswerOf<typeof declared>> {
  const amountMillimes = query.reservationId
    ? await amountOfReservation(deps, actor, query.reservationId)
    : await amountOfService(deps, query.serviceId ?? '');
  const beneficiary = await readBeneficiary(deps.db);
  const paymentMethods: PaymentMethod[] = [
    ...(deps.cardProviders.chosen ? ['ONLINE' as const] : []),
    ...(beneficiary.name === '' ? [] : ['MONEY_ORDER' as const]),
  ];
  return { amountMillimes, currency: 'TND', paymentMethods, beneficiary };
}

async function amountOfService(deps: Deps, serviceId: string): Promise<number> {
  if (serviceId === '') throw brokenRule('serviceId', isNotEmpty);
  const [row] = await deps.db
    .select({ priceMillimes: services.priceMillimes })
    .from(services)
    .where(and(eq(services.id, serviceId), services.isActive));
  if (!row) throw notFound('THERAPIST');
  return row.priceMillimes;
}

async function amountOfReservation(deps: Deps, actor: Actor | null, reservationId: string): Promise<number> {
  if (actor === null) throw refused('UNAUTHENTICATED');
  const [row] = await deps.db
    .select({ priceMillimes: reservations.priceMillimes, userId: reservations.userId })
    .from(reservations)
    .where(and(eq(reservations.id, reservationId), await reservationsPayableBy(deps, actor, 'READ')));
  if (!row) throw notFound('RESERVATION');
  if (row.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [reservationId]);
  return row.priceMillimes;
}
