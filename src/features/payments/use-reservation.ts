import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem } from '#src/device/problems.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { paymentQueries } from './payments.queries.ts';

const isRefusal = (error: unknown) => error instanceof ApiProblem && error.status < 500;

/** The reservation to be paid, null when it is not this person's; `isUnreached` as soon as one call got no answer. */
export function useReservation(reservationId: string) {
  const { data, failureReason, isError, refetch, dataUpdatedAt } = useQuery(paymentQueries.reservation(useApiClient(), reservationId));

  // The network is back, told by whatever else this page has asked.
  useEffect(() => isOffline.subscribe(() => !isOffline.get() && isError && void refetch()), [isError, refetch]);

  return {
    reservation: data,
    readAt: dataUpdatedAt,
    isUnreached: data === undefined && failureReason !== null && !isRefusal(failureReason),
    isRefused: isError && isRefusal(failureReason),
    refetch,
  };
}
