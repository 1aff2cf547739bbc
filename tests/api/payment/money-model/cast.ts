import { eq } from 'drizzle-orm';
import { me } from '#contract/auth/auth.endpoints.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/actor.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { daysOff, reservationHistory, reservations } from '#server/modules/booking/booking.tables.ts';
import { cardPayments, earlierProofs, manualPaymentChanges, manualPayments } from '#server/modules/payment/payment.tables.ts';
import { receiptCounters, receipts } from '#server/modules/payment/receipts.tables.ts';
import { signInAs } from '#tests/support/api.ts';
import { aMonday, demonstrationOffer, slotsOn, type Offer } from '#tests/support/booking.ts';
import { newPhoto } from '#tests/support/payment.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export interface Client {
  readonly actor: Actor;
  /** A photo of theirs. */
  readonly photo: { readonly _id: string };
}

/** Who acts in the random lives of reservations, and on which hours. */
export interface Cast {
  readonly test: TestApp;
  readonly offer: Offer;
  readonly therapist: Actor;
  readonly clients: readonly Client[];
  /** Starts of sessions of 50 minutes that are on offer at the beginning, some of which overlap. */
  readonly starts: readonly number[];
}

export async function gatherCast(test: TestApp): Promise<Cast> {
  const offer = await demonstrationOffer(test);
  const actorOf = async (bearer: string) => {
    const { actor } = await authenticate(test.deps, me.access, bearer);
    if (!actor) throw new Error('nobody');
    return actor;
  };
  const clients: Client[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { bearer } = await newKnownClient(test);
    clients.push({ actor: await actorOf(bearer), photo: await newPhoto(test, bearer) });
  }
  // Few enough that people get in each other's way: the first sessions of some days, which overlap.
  const days = await Promise.all(['2026-11-19', aMonday, '2026-12-14', '2027-01-04'].map((date) => slotsOn(test, offer, date)));
  const starts = days.flatMap((slots) => slots.slice(0, 3)).map(({ startDateTime }) => Date.parse(startDateTime));
  return { test, offer, therapist: await actorOf(await signInAs(test.app, 'therapist')), clients, starts };
}

/** An empty agenda, and nothing on its way. */
export async function clearAgenda({ db, database }: Deps): Promise<void> {
  // Each refers to one that came before it.
  await db.delete(receipts).where(eq(receipts.kind, 'CREDIT_NOTE'));
  for (const table of [
    receipts,
    receiptCounters,
    cardPayments,
    earlierProofs,
    manualPaymentChanges,
    manualPayments,
    reservationHistory,
    reservations,
    daysOff,
  ])
    await db.delete(table);
  await database.run('delete from jobs.job', []);
}
