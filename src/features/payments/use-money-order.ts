import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { paymentQueries } from './payments.queries.ts';
import { keepMoneyOrder, readMoneyOrder } from './proof-draft.ts';

/** What is taken to the post office. It says nothing of who pays it, nor for what. */
export interface MoneyOrderFacts {
  amountMillimes: number;
  /** Undefined while it comes. */
  beneficiary: Beneficiary | undefined;
  /** ISO 8601, UTC. */
  holdUntil: string | null;
  /** Of the practice. */
  timeZone: string;
}

/**
 * The facts of one's own money order: the server's, which this device keeps whatever else it may keep, or those while the server cannot be
 * asked: a post office has no network. Undefined until either is there.
 */
export function useMoneyOrder(authID: string, reservationId: string, reservation: Reservation | undefined): MoneyOrderFacts | undefined {
  const { data } = useQuery({ ...paymentQueries.amount(useApiClient(), reservationId), enabled: reservation !== undefined });
  const [kept, setKept] = useState<MoneyOrderFacts>();
  const told: MoneyOrderFacts | undefined = reservation && {
    amountMillimes: data?.amountMillimes ?? reservation.payment.amountMillimes,
    beneficiary: data?.beneficiary ?? kept?.beneficiary,
    holdUntil: reservation.holdUntil,
    timeZone: reservation.therapist.timeZone,
  };
  const written = data && told && JSON.stringify(told);

  // Storage may be refused: they are then what the server says.
  useEffect(() => {
    if (written) void keepMoneyOrder(authID, reservationId, JSON.parse(written) as MoneyOrderFacts).catch(() => undefined);
  }, [written, authID, reservationId]);

  // They lie in the device's database, which no query reads.
  useEffect(() => {
    readMoneyOrder(authID, reservationId).then(setKept, () => undefined);
  }, [authID, reservationId]);

  return told ?? kept;
}
