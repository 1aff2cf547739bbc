import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { settleDemoCheckout as declared } from '#contract/payment/demo-checkout.endpoints.ts';
import type { DemoCheckout, demoOutcomes } from '#contract/payment/demo-checkout.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { askAboutCardPayment } from './ask-about-card-payment.ts';
import { findCardPaymentByReference } from './card-payments.queries.ts';
import { demoStatus, findDemoCheckout } from './demo-card-provider.ts';
import { demoCheckouts } from './payment.tables.ts';

/** What the demonstration's checkout shows. Where another provider takes payments there is no such page. */
export async function readDemoCheckout(deps: Deps, { paymentRef }: { paymentRef: string }): Promise<DemoCheckout> {
  const row = deps.cardProviders.chosen?.name === 'demo' ? await findDemoCheckout(deps.db, paymentRef) : undefined;
  if (!row) throw notFound('PAYMENT');
  const { amountMillimes, returnPath } = row;
  const status = demoStatus(row, deps.clock.now());
  return { paymentRef, amountMillimes, currency: 'TND', status, expiresAt: row.expiresAt.toISOString(), returnPath };
}

type Input = BodyOf<typeof declared> & { paymentRef: string };

/** Decides once what comes of it, and tells the site, as a provider does. */
export async function settleDemoCheckout(deps: Deps, { paymentRef, outcome }: Input): Promise<DemoCheckout> {
  await readDemoCheckout(deps, { paymentRef });
  const isOpen = and(
    eq(demoCheckouts.paymentRef, paymentRef),
    isNull(demoCheckouts.outcome),
    gt(demoCheckouts.expiresAt, deps.clock.now()),
  );
  await deps.db
    .update(demoCheckouts)
    .set({ outcome: outcome as (typeof demoOutcomes)[number] })
    .where(isOpen);
  const told = await findCardPaymentByReference(deps.db, paymentRef);
  if (told) await askAboutCardPayment(deps, told.payment);
  return readDemoCheckout(deps, { paymentRef });
}
