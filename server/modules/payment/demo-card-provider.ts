import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DemoCheckout } from '#contract/payment/demo-checkout.schema.ts';
import type { Db } from '../../database/connect.ts';
import { ProviderUnreached } from '../../gateways/ask-provider.ts';
import type { CardProvider, CardReport } from '../../gateways/card-provider.ts';
import type { Clock } from '../../gateways/clock.ts';
import { demoCheckouts } from './payment.tables.ts';

export interface DemoSurroundings {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteUrl: string;
}

type DemoCheckoutRow = typeof demoCheckouts.$inferSelect;

const outcomes = { OPEN: 'PENDING', PAID: 'PAID', FAILED: 'FAILED', EXPIRED: 'EXPIRED' } as const satisfies Record<
  DemoCheckout['status'],
  CardReport['outcome']
>;

/** What was decided there, else whether there is still time. */
export function demoStatus({ outcome, expiresAt }: DemoCheckoutRow, now: Date): DemoCheckout['status'] {
  return outcome ?? (expiresAt <= now ? 'EXPIRED' : 'OPEN');
}

export async function findDemoCheckout(db: Db, paymentRef: string): Promise<DemoCheckoutRow | undefined> {
  const [row] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.paymentRef, paymentRef));
  return row;
}

/** Stands in for a provider of cards: its checkout is a page of this site, clearly marked, and no money moves. */
export function demoCardProvider({ db, clock, siteUrl }: DemoSurroundings): CardProvider {
  return {
    name: 'demo',
    async open({ orderId, amountMillimes, expiresAt, returnUrl }) {
      const paymentRef = randomBytes(12).toString('hex');
      const { pathname } = new URL(returnUrl);
      await db.insert(demoCheckouts).values({ paymentRef, orderId, amountMillimes, expiresAt, returnPath: pathname });
      const language = pathname.startsWith('/en/') ? '/en' : '';
      return { paymentRef, payUrl: `${siteUrl}${language}/demo-checkout/${paymentRef}` };
    },
    async ask(paymentRef) {
      const row = await findDemoCheckout(db, paymentRef);
      if (!row) throw new ProviderUnreached('The demonstration knows no such payment');
      const { amountMillimes, orderId } = row;
      return { outcome: outcomes[demoStatus(row, clock.now())], amountMillimes, currency: 'TND', orderId };
    },
  };
}
