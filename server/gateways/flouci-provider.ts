import * as z from 'zod/mini';
import type { CardPaymentSettings } from '../payment-settings.ts';
import { askProvider, ProviderUnreached, providerPatienceMs } from './ask-provider.ts';
import { timeLeft, type CardProvider, type CardReport } from './card-provider.ts';
import type { Clock } from './clock.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const opened = z.object({
  result: z.object({ success: z.literal(true), link: webAddress, payment_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
});
const asked = z.object({
  success: z.literal(true),
  result: z.object({
    status: z.enum(['SUCCESS', 'PENDING', 'EXPIRED', 'FAILURE']),
    /** Millimes. */
    amount: z.number(),
    developer_tracking_id: z.string(),
  }),
});

const outcomes = { SUCCESS: 'PAID', PENDING: 'PENDING', EXPIRED: 'EXPIRED', FAILURE: 'FAILED' } as const satisfies Record<
  string,
  CardReport['outcome']
>;

type Settings = NonNullable<CardPaymentSettings['flouci']>;

/** Flouci (https://docs.flouci.com), which knows one currency, the dinar. */
export function flouciProvider({ url, publicKey, privateKey }: Settings, clock: Clock, patienceMs = providerPatienceMs): CardProvider {
  const headers = { authorization: `Bearer ${publicKey}:${privateKey}` };
  return {
    name: 'flouci',
    async open({ orderId, amountMillimes, expiresAt, returnUrl, webhookUrl }) {
      const order = {
        amount: amountMillimes,
        developer_tracking_id: orderId,
        accept_card: true,
        success_link: returnUrl,
        fail_link: returnUrl,
        webhook: webhookUrl,
        session_timeout_secs: timeLeft(expiresAt, clock.now(), 1000),
        pre_auth: false,
      };
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(order) };
      const { status, body } = await askProvider(new URL(`${url}/generate_payment`), init, patienceMs);
      const read = opened.safeParse(body);
      if (status >= 300 || !read.success) throw new ProviderUnreached(`Flouci opened nothing: ${status}`);
      return { paymentRef: read.data.result.payment_id, payUrl: read.data.result.link };
    },
    async ask(paymentRef) {
      const address = new URL(`${url}/verify_payment/${encodeURIComponent(paymentRef)}`);
      const { status, body } = await askProvider(address, { headers }, patienceMs);
      const read = asked.safeParse(body);
      if (status !== 200 || !read.success) throw new ProviderUnreached(`Flouci told nothing of a payment: ${status}`);
      const { result } = read.data;
      return {
        outcome: outcomes[result.status],
        amountMillimes: result.amount,
        currency: 'TND',
        orderId: result.developer_tracking_id,
      };
    },
  };
}
