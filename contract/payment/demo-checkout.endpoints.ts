import * as z from 'zod/mini';
import { anyone, endpoint } from '../endpoint.ts';
import { isOneOf, requiredText } from '../validation-rules.ts';
import { demoCheckout, demoOutcomes } from './demo-checkout.schema.ts';

const path = '/v1/payment/demo-checkout/{paymentRef}';

/** Whoever holds the reference sees the page: a provider's checkout asks for no account of ours either. */
export const readDemoCheckout = endpoint({
  method: 'GET',
  path,
  summary: "The demonstration's checkout: what is to be paid there. Only where the demonstration stands in for a card provider.",
  access: anyone,
  answer: demoCheckout,
  problems: ['NOT_FOUND'],
});

export const settleDemoCheckout = endpoint({
  method: 'PUT',
  path,
  summary: "Pays or fails in the demonstration's checkout, once; no card and no money are involved.",
  access: anyone,
  body: z.object({ outcome: requiredText(isOneOf(demoOutcomes)) }),
  answer: demoCheckout,
  problems: ['NOT_FOUND'],
});
