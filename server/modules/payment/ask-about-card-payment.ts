import { subDays, subHours } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../describe-error.ts';
import type { EventOf } from '../../events/events.ts';
import { ProviderUnreached } from '../../gateways/ask-provider.ts';
import { findCardPayment, type CardPaymentRow } from './card-payments.queries.ts';
import { cardPayments } from './payment.tables.ts';
import { settleCardPayment } from './settle-card-payment.ts';

/**
 * Minutes after its opening at which the provider is asked about a payment nobody has told us of. Dense while the slot is
 * held, then thinner, for a day past it: a bank may take its time.
 */
export const askedAfterMinutes = [2, 5, 10, 14, 16, 20, 30, 60, 180, 720, 1500] as const;

/** Long enough for a provider to know: what is still open then is over. */
const patienceHours = 24;
/** Longer than any trouble with a provider, or with our keys: what nobody could be asked about until then is told in the log, and over. */
const longestDays = 7;
const sweptAtOnce = 200;

/** Failed and lapsed ones too: a bank may confirm late. */
const isUnsettled = ({ status }: CardPaymentRow): boolean => status === 'PENDING' || status === 'FAILED' || status === 'EXPIRED';

/** Asks whoever took a payment how it stands, unless that is settled, and settles what is said. Never throws for a provider in trouble. */
export async function askAboutCardPayment(deps: Deps, payment: CardPaymentRow): Promise<void> {
  if (!isUnsettled(payment)) return;
  const { id, paymentRef } = payment;
  const now = deps.clock.now();
  await deps.db.update(cardPayments).set({ askedAt: now }).where(eq(cardPayments.id, id));
  const provider = deps.cardProviders.named(payment.provider);
  try {
    const report = paymentRef !== null && provider ? await provider.ask(paymentRef) : null;
    if (report) await settleCardPayment(deps, id, report);
    // Nobody was ever led to a page that has no reference.
    const isOver = (paymentRef === null || report?.outcome === 'PENDING') && payment.expiresAt <= subHours(now, patienceHours);
    if (isOver) await lapse(deps, id);
  } catch (error) {
    if (!(error instanceof ProviderUnreached)) throw error;
    deps.log.warn(describeError(error), 'the card provider was not reached');
  }
  if (payment.expiresAt <= subDays(now, longestDays)) await giveUp(deps, id);
}

async function lapse(deps: Deps, id: string): Promise<boolean> {
  const isPending = and(eq(cardPayments.id, id), eq(cardPayments.status, 'PENDING'));
  const lapsed = await deps.db.update(cardPayments).set({ status: 'EXPIRED', updatedAt: deps.clock.now() }).where(isPending).returning();
  return lapsed.length > 0;
}

async function giveUp(deps: Deps, id: string): Promise<void> {
  if (await lapse(deps, id)) deps.log.error({ paymentId: id }, 'a card payment was given up without an answer: ask its provider');
}

/** A lost webhook loses no booking: whatever is not settled yet is asked about. */
export async function askAfterOpening(deps: Deps, { paymentId }: EventOf<'CARD_PAYMENT_OPENED'>): Promise<void> {
  const view = await findCardPayment(deps.db, paymentId);
  if (view) await askAboutCardPayment(deps, view.payment);
}

/** What is still open long after its end, because nobody could be asked when it was time; those not asked for longest first. */
export async function settleForgottenCardPayments(deps: Deps): Promise<void> {
  const isOld = and(eq(cardPayments.status, 'PENDING'), lte(cardPayments.expiresAt, subHours(deps.clock.now(), patienceHours)));
  const forgotten = await deps.db
    .select()
    .from(cardPayments)
    .where(isOld)
    .orderBy(sql`${cardPayments.askedAt} asc nulls first`)
    .limit(sweptAtOnce);
  for (const payment of forgotten) {
    await askAboutCardPayment(deps, payment).catch((error: unknown) =>
      deps.log.error(describeError(error), 'a card payment was not settled'),
    );
  }
}
