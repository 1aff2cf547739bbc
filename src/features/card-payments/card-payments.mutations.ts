import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createPayment } from '#contract/payment/payment.endpoints.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Opens the payment and goes to the provider's page. The same again, after a lost answer too, leads to the same page. */
export function useStartCardPayment(reservationId: string, onRefused: () => void) {
  const apiClient = useApiClient();
  const locale = useLocale();
  // Once it is known where to go, the page is on its way out: the button stays busy until it is gone.
  const [isLeaving, setIsLeaving] = useState(false);
  const starting = useMutation({
    mutationFn: () => apiClient.call(createPayment, { body: { reservationId } }),
    onSuccess: ({ payUrl }) => {
      setIsLeaving(true);
      location.assign(payUrl);
    },
    onError: (error) => {
      toastProblem(error, locale);
      // What is shown may be older than what has just been refused.
      onRefused();
    },
  });
  return {
    start: () => starting.mutate(),
    isPending: starting.isPending || isLeaving,
    stay: () => setIsLeaving(false),
  };
}
