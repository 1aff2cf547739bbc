import type { CardProvider, CardReport } from '#server/gateways/card-provider.ts';

/** A provider whose every answer a test decides. */
export function decidedProvider() {
  const told = new Map<string, CardReport>();
  const provider: CardProvider = {
    name: 'konnect',
    open({ orderId, amountMillimes }) {
      const paymentRef = `ref-${orderId}`;
      told.set(paymentRef, { orderId, amountMillimes, currency: 'TND', outcome: 'PENDING' });
      return Promise.resolve({ paymentRef, payUrl: `https://pay.test/${orderId}` });
    },
    ask(paymentRef) {
      const known = told.get(paymentRef);
      return known ? Promise.resolve(known) : Promise.reject(new Error(`nobody opened ${paymentRef}`));
    },
  };
  return {
    cardProviders: { chosen: provider, named: () => provider },
    decide: (paymentRef: string, change: Partial<CardReport>): void => {
      const known = told.get(paymentRef);
      if (known) told.set(paymentRef, { ...known, ...change });
    },
  };
}
