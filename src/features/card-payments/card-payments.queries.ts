import { queryOptions } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readDemoCheckout } from '#contract/payment/demo-checkout.endpoints.ts';
import { readPaymentProgress } from '#contract/payment/payment.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';

type Progress = AnswerOf<typeof readPaymentProgress>;

const soonMs = 3000;
const laterMs = 10_000;
const impatientFor = 20;

/** On either side of an appointment that could not be paid. */
const daysAround = 14;

/** Asked while the bank may still answer: often at first, then every ten seconds, as long as the page is looked at. */
export function askAgainAfterMs(progress: Progress | undefined, timesAsked: number): number | false {
  if (progress && progress.status !== 'PENDING') return false;
  return timesAsked < impatientFor ? soonMs : laterMs;
}

export const cardPaymentQueries = {
  /** What has become of a payment: each time the provider itself is asked, so that nothing else need tell us. */
  progress: (apiClient: ApiClient, paymentRef: string) =>
    queryOptions({
      ...endpointQuery(apiClient, readPaymentProgress, { query: { payment_ref: paymentRef } }),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => askAgainAfterMs(state.data, state.dataUpdateCount + state.errorUpdateCount),
    }),

  /** The free slots of the same session around an appointment, as far back as today. Its mode too: some days are for one of them only. */
  freeAround: (apiClient: ApiClient, { therapist: { slug, timeZone }, serviceId, mode, startDateTime }: Reservation) =>
    queryOptions({
      queryKey: [...keyOf(readAvailability), apiClient.locale, 'around', slug, serviceId, mode, startDateTime],
      staleTime: 0,
      queryFn: async () => {
        const [today, day] = [dateInZone(new Date(), timeZone), dateInZone(startDateTime, timeZone)];
        const [first, last] = [addDays(day, -daysAround), addDays(day, daysAround)];
        const query = { from: first < today ? today : first, to: last < today ? today : last, serviceId, mode };
        const { days } = await apiClient.call(readAvailability, { parameters: { slug }, query });
        return days.flatMap(({ slots }) => slots).filter(({ paymentMethods }) => paymentMethods.includes('ONLINE'));
      },
    }),

  demoCheckout: (apiClient: ApiClient, paymentRef: string) =>
    queryOptions({ ...endpointQuery(apiClient, readDemoCheckout, { parameters: { paymentRef } }), staleTime: 0, gcTime: 0 }),
};
