import * as z from 'zod/mini';
import type { CardPaymentSettings } from '../payment-settings.ts';
import { askProvider, ProviderUnreached, providerPatienceMs } from './ask-provider.ts';
import { timeLeft, type CardProvider, type CardReport } from './card-provider.ts';
import type { Clock } from './clock.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const opened = z.object({ payUrl: webAddress, paymentRef: z.string().check(z.minLength(1), z.maxLength(200)) });
const asked = z.object({
  payment: z.object({
    status: z.string(),
    /** Millimes. */
    amount: z.number(),
    token: z.string(),
    orderId: z.string(),
  }),
});

/** Any other word of theirs leaves it open. */
const outcomes: Readonly<Partial<Record<string, CardReport['outcome']>>> = { completed: 'PAID', expired: 'EXPIRED' };

type Settings = NonNullable<CardPaymentSettings['konnect']>;

/**
 * Konnect (https://docs.konnect.network). A payment is completed or it is not: a card that was refused may be tried again
 * on the same page until its time is over, so that no answer of theirs means failed.
 */
export function konnectProvider({ url, apiKey, walletId }: Settings, clock: Clock, patienceMs = providerPatienceMs): CardProvider {
  const headers = { 'x-api-key': apiKey };
  return {
    name: 'konnect',
    async open({ orderId, amountMillimes, expiresAt, returnUrl, webhookUrl }) {
      const order = {
        receiverWalletId: walletId,
        token: 'TND',
        amount: amountMillimes,
        type: 'immediate',
        description: orderId,
        acceptedPaymentMethods: ['bank_card', 'e-DINAR'],
        lifespan: timeLeft(expiresAt, clock.now(), 60_000),
        checkoutForm: false,
        orderId,
        webhook: webhookUrl,
        silentWebhook: true,
        successUrl: returnUrl,
        failUrl: returnUrl,
      };
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(order) };
      const { status, body } = await askProvider(new URL(`${url}/payments/init-payment`), init, patienceMs);
      const read = opened.safeParse(body);
      if (status >= 300 || !read.success) throw new ProviderUnreached(`Konnect opened nothing: ${status}`);
      return read.data;
    },
    async ask(paymentRef) {
      const { status, body } = await askProvider(new URL(`${url}/payments/${encodeURIComponent(paymentRef)}`), { headers }, patienceMs);
      const read = asked.safeParse(body);
      if (status !== 200 || !read.success) throw new ProviderUnreached(`Konnect told nothing of a payment: ${status}`);
      const { payment } = read.data;
      return {
        outcome: outcomes[payment.status] ?? 'PENDING',
        amountMillimes: payment.amount,
        currency: payment.token,
        orderId: payment.orderId,
      };
    },
  };
}
