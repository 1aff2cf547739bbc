import { asc } from 'drizzle-orm';
import { consentVersion } from '#contract/constants.ts';
import type { RefundStatus } from '#contract/payment/refund-status.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/actor.ts';
import { Problem } from '#server/http/problem.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { cancelOwnReservation } from '#server/modules/booking/cancel-own-reservation.ts';
import { createDaysOff } from '#server/modules/booking/create-days-off.ts';
import { createReservation } from '#server/modules/booking/create-reservation.ts';
import { decideReservation } from '#server/modules/booking/decide-reservation.ts';
import { moveOwnReservation } from '#server/modules/booking/move-own-reservation.ts';
import { findReservation } from '#server/modules/booking/reservation.queries.ts';
import { isPaymentSettled } from '#server/modules/booking/present-reservation.ts';
import { askAboutCardPayment } from '#server/modules/payment/ask-about-card-payment.ts';
import { findCardPaymentByReference } from '#server/modules/payment/card-payments.queries.ts';
import { checkValidity } from '#server/modules/payment/check-validity.ts';
import { createManualPayment } from '#server/modules/payment/create-manual-payment.ts';
import { createPayment } from '#server/modules/payment/create-payment.ts';
import { cardPayments, manualPayments } from '#server/modules/payment/payment.tables.ts';
import { listReceipts } from '#server/modules/payment/list-receipts.ts';
import { receipts } from '#server/modules/payment/receipts.tables.ts';
import { grantRefund } from '#server/modules/payment/grant-refund.ts';
import { listRefunds } from '#server/modules/payment/list-refunds.ts';
import { payRefund } from '#server/modules/payment/pay-refund.ts';
import { refundAmountOf } from '#server/modules/payment/refund-amount.ts';
import { updateManualPayment } from '#server/modules/payment/update-manual-payment.ts';
import { uploadProof } from '#server/modules/payment/upload-proof.ts';
import { randomOf, type Random } from '#tests/simulation/random.ts';
import { newCode } from '#tests/support/payment.ts';
import { testNow } from '#tests/support/test-app.ts';
import { clearAgenda, type Cast, type Client } from './cast.ts';
import { decidedProvider } from './decided-provider.ts';
import { buffer, price, Reference, type Kept, type Method, type Outcome } from './reference.ts';

const sessionMs = 50 * 60_000;

/** True where it was done, false where the product refused it with a problem of the contract; anything else is thrown. */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
}

/** Everything that the two must agree on, in the order in which it was made. */
async function stateOf({ db }: Deps) {
  const rows = await db.select().from(reservations).orderBy(asc(reservations.createdAt));
  const cards = await db.select().from(cardPayments).orderBy(asc(cardPayments.createdAt));
  const mandates = await db.select().from(manualPayments);
  const papers = await db.select().from(receipts).orderBy(asc(receipts.kind), asc(receipts.year), asc(receipts.number));
  const sentTwice = rows.filter(({ id }) => cards.filter(({ reservationId }) => reservationId === id).length > 1);
  const views = await Promise.all(sentTwice.map(({ id }) => findReservation(db, id)));
  const settledOf = new Map(views.flatMap((view) => (view ? [[view.reservation.id, isPaymentSettled(view)] as const] : [])));
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    start: row.startDateTime.getTime(),
    hold: row.status === 'PENDING_PAYMENT' ? row.holdUntil?.getTime() : undefined,
    // Of two payments the practice is shown the one that counts: it decides whether the reservation may be approved.
    isSettled: settledOf.get(row.id),
    cards: cards.filter(({ reservationId }) => reservationId === row.id).map(({ status }) => status),
    cardIds: cards.filter(({ reservationId }) => reservationId === row.id).map(({ id }) => id),
    refs: cards.filter(({ reservationId }) => reservationId === row.id).map(({ paymentRef }) => paymentRef ?? ''),
    mandate: mandates.find(({ reservationId }) => reservationId === row.id),
    papers: papers.filter(({ reservationId }) => reservationId === row.id),
  }));
}
type State = Awaited<ReturnType<typeof stateOf>>;

/** The receipts of a payment, then its credit notes, each in the order of their numbers. */
const inSeries = (papers: readonly { kind: string; amount: number }[]) =>
  ['RECEIPT', 'CREDIT_NOTE'].map((kind) => papers.filter((each) => each.kind === kind).map(({ amount }) => amount));

/** What no paper may do: skip or repeat a number, take back anything but one receipt, whole, or come before it. */
function paperFaults(state: State): string[] {
  const all = state.flatMap(({ papers }) => papers);
  const faults: string[] = [];
  for (const series of new Set(all.map(({ kind, year }) => `${kind} ${year}`))) {
    const numbers = all.filter(({ kind, year }) => `${kind} ${year}` === series).map(({ number }) => number);
    const sorted = numbers.toSorted((a, b) => a - b).join(' ');
    if (sorted !== numbers.map((_, index) => index + 1).join(' ')) faults.push(`the numbers of ${series} are ${sorted}`);
  }
  for (const { correctsId, amountMillimes, paymentId, issuedAt } of all.filter(({ kind }) => kind === 'CREDIT_NOTE')) {
    const corrected = all.find(({ id, kind }) => id === correctsId && kind === 'RECEIPT');
    const isItsOwn = corrected?.amountMillimes === amountMillimes && corrected.paymentId === paymentId && corrected.issuedAt <= issuedAt;
    if (!isItsOwn) faults.push(`a credit note of ${amountMillimes} takes back ${JSON.stringify(corrected)}`);
  }
  return faults;
}

/** Where the money is, in millimes. */
function purseOf(state: State) {
  const purse = { held: 0, earned: 0, toCheck: 0, dueBack: 0, returned: 0 };
  for (const { status, cards, mandate } of state) {
    const place = status === 'ON_STAND_BY' || status === 'ACCEPTED' ? 'held' : 'earned';
    const paid = [
      ...cards.map((card) => ({ status: card, amount: price })),
      ...(mandate ? [{ status: mandate.status, amount: refundAmountOf(mandate) }] : []),
    ];
    for (const { status: is, amount } of paid) {
      if (is === 'REFUND_DUE') purse.dueBack += amount;
      if (is === 'REFUNDED') purse.returned += amount;
      if (is === 'REFUND_TO_CHECK') purse.toCheck += amount;
      if (is === 'SUCCEEDED' || is === 'VALIDATED' || is === 'SUBMITTED') purse[place] += amount;
    }
  }
  return purse;
}

/** What the practice reads of it in its lists of refunds. */
async function purseListed(deps: Deps, therapist: Actor) {
  const totalOf = async (status: RefundStatus) => (await listRefunds(deps, therapist, { status, page: 1, limit: 1 })).totalMillimes;
  return { toCheck: await totalOf('REFUND_TO_CHECK'), dueBack: await totalOf('REFUND_DUE'), returned: await totalOf('REFUNDED') };
}

/** What the practice's journal comes to over the months of a sequence, in millimes. */
async function journalListed(deps: Deps, therapist: Actor, until: number): Promise<number> {
  let sum = 0;
  const ended = new Date(until).toISOString().slice(0, 7);
  for (let month = testNow.slice(0, 7); month <= ended; month = monthAfter(month)) {
    const { totals } = await listReceipts(deps, therapist, { month, page: 1, limit: 1 });
    for (const { receivedMillimes, creditedMillimes } of totals) sum += receivedMillimes - creditedMillimes;
  }
  return sum;
}

const monthAfter = (month: string) => new Date(Date.parse(`${month}-01T00:00:00Z`) + 31 * 86_400_000).toISOString().slice(0, 7);

/** What differs, in words; empty when nothing does. */
function differences(state: State, reference: Reference): string[] {
  const shown = ({ status, start, hold, cards, cardIds, mandate, isSettled, papers }: State[number]) =>
    JSON.stringify({
      status,
      start,
      hold,
      isSettled,
      cards,
      mandate: mandate && [mandate.status, mandate.resubmissionCount, mandate.amountReceivedMillimes, mandate.refundReference],
      papers: [...cardIds, ...(mandate ? [mandate.id] : [])].map((id) =>
        inSeries(papers.filter(({ paymentId }) => paymentId === id).map(({ kind, amountMillimes: amount }) => ({ kind, amount }))),
      ),
    });
  const meant = (kept: Kept) => {
    const { status, start, hold, cards, mandate } = kept;
    return JSON.stringify({
      status,
      start,
      hold: status === 'PENDING_PAYMENT' ? hold : undefined,
      isSettled: cards.length > 1 ? reference.isPaid(kept) : undefined,
      cards: cards.map((card) => card.status),
      mandate: mandate ? [mandate.status, mandate.resubmissions, mandate.amount, mandate.paidBack] : undefined,
      papers: paymentsOf(kept).map(({ papers }) => inSeries(papers)),
    });
  };
  const found: string[] = [];
  if (state.length !== reference.kept.length) found.push(`${state.length} reservations instead of ${reference.kept.length}`);
  reference.kept.forEach((kept, at) => {
    const row = state[at];
    if (row && shown(row) !== meant(kept)) found.push(`reservation ${at} is ${shown(row)} instead of ${meant(kept)}`);
  });
  found.push(...paperFaults(state));
  const [is, meantPurse] = [JSON.stringify(purseOf(state)), JSON.stringify(reference.purse())];
  if (is !== meantPurse) found.push(`the money is ${is} instead of ${meantPurse}`);
  const blocking = state.filter(({ status }) => ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'].includes(status));
  const reach = sessionMs + buffer;
  for (const a of blocking)
    for (const b of blocking) if (a.id < b.id && Math.abs(a.start - b.start) < reach) found.push(`${a.id} and ${b.id} overlap`);
  return found;
}

interface Step {
  readonly said: string;
  readonly product: () => Promise<unknown>;
  readonly reference: () => boolean;
}

/**
 * One random sequence, on the product and on the reference beside each other. Answers what differed first, and where; what
 * the sequence has met is added to `met`.
 */
export async function runSequence(cast: Cast, seed: number, length: number, met = new Set<string>()): Promise<string | null> {
  const { test, offer, therapist, clients, starts } = cast;
  const { cardProviders, decide } = decidedProvider();
  const random = randomOf(seed);
  // The events that are due are delivered with the same provider.
  const deps: Deps = Object.assign(test.deps, { cardProviders });
  await clearAgenda(deps);
  test.clock.set(testNow);
  const reference = new Reference(Date.parse(testNow));
  const said: string[] = [];
  let state = await stateOf(deps);

  const goTo = async (now: number) => {
    test.clock.set(new Date(now).toISOString());
    while ((await test.deliverDue()) > 0);
    reference.goTo(now);
  };

  function stepOf(draw: Random): Step | null {
    const client = draw.below(clients.length);
    const nudge = nudges(reference).filter(({ at: index }) => index >= 0);
    const nudged = nudge.length > 0 && draw.chance(0.3) ? draw.pick(nudge) : undefined;
    const kind = nudged?.kind ?? draw.pick(kinds);
    // Mostly to one it can be done to: a life is a string of steps, and most of what is drawn blindly is refused.
    const fitting = reference.kept.flatMap(({ status }, index) => (usualFrom[kind]?.includes(status) ? [index] : []));
    const fits = fitting.length > 0 && draw.chance(0.7);
    const at = nudged?.at ?? (fits ? draw.pick(fitting) : draw.below(reference.kept.length || 1));
    const [kept, row] = [reference.kept[at], state[at]];
    if (kind === 'book') {
      const method: Method = draw.chance(0.5) ? 'ONLINE' : 'MONEY_ORDER';
      const start = draw.pick(starts);
      const body = { ...offer, mode: 'OFFICE', startDateTime: new Date(start).toISOString(), paymentMethod: method, consentVersion };
      return {
        said: `client ${client} books ${body.startDateTime} by ${method}`,
        product: () => createReservation(deps, (clients[client] as Client).actor, { ...body, clientItemId: null }),
        reference: () => reference.book(client, method, { start, length: sessionMs }),
      };
    }
    if (kind === 'day off') {
      const start = draw.pick(starts) - draw.below(90) * 60_000;
      const end = start + (30 + draw.below(300)) * 60_000;
      const body = { startDateTime: new Date(start).toISOString(), endDateTime: new Date(end).toISOString() };
      return {
        said: `off from ${body.startDateTime} to ${body.endDateTime}`,
        product: () => createDaysOff(deps, therapist, body),
        reference: () => reference.takeOff({ start, end }),
      };
    }
    if (!kept || !row) return null;
    const owner = clients[kept.client];
    if (!owner) return null;
    const { id } = row;
    type Decision = 'approve' | 'undoApproval' | 'reject' | 'cancelByStaff' | 'freeHold' | 'noShow';
    const byStaff = (status: string, meant: Decision): Step => ({
      said: `staff: ${at} ${status}`,
      product: () => decideReservation(deps, therapist, { id, status, reason: 'Une raison.' }),
      reference: () => reference[meant](kept),
    });
    const mandateId = row.mandate?.id;
    // Mostly the last one; an earlier one may still surprise.
    const card = kept.cards.length > 1 && draw.chance(0.5) ? draw.below(kept.cards.length) : Math.max(0, kept.cards.length - 1);
    const [keptCard, ref] = [kept.cards[card], row.refs[card]];
    switch (kind) {
      case 'open':
        return {
          said: `pays ${at} by card`,
          product: () => createPayment(deps, owner.actor, { reservationId: id, locale: 'fr' }),
          reference: () => reference.open(kept),
        };
      case 'provider': {
        if (!keptCard || !ref || keptCard.outcome === 'PAID') return null;
        const outcome: Outcome = keptCard.outcome === 'PENDING' ? draw.pick(['PAID', 'PAID', 'FAILED', 'EXPIRED', 'EXPIRED']) : 'PAID';
        return {
          said: `the provider decides ${at}/${card}: ${outcome}`,
          product: () => Promise.resolve(decide(ref, { outcome })),
          reference: () => {
            keptCard.outcome = outcome;
            return true;
          },
        };
      }
      case 'webhook':
        if (!keptCard || !ref) return null;
        return {
          said: `webhook of ${at}/${card}`,
          product: async () => {
            const told = await findCardPaymentByReference(deps.db, ref);
            if (told) await askAboutCardPayment(deps, told.payment);
          },
          reference: () => {
            reference.hear(kept, keptCard);
            return true;
          },
        };
      case 'prove': {
        const { now } = reference;
        const takenAt = draw.chance(0.5) ? now : Math.max(kept.bookedAt, Math.min(now, kept.hold - 60_000));
        return {
          said: `proves ${at}, taken at ${new Date(takenAt).toISOString()}`,
          product: async () => {
            const opened = await createManualPayment(deps, owner.actor, { reservationId: id, clientItemId: null });
            const proof = { file: owner.photo, transferCode: newCode(), capturedAt: new Date(takenAt).toISOString(), clientItemId: null };
            await uploadProof(deps, owner.actor, { id: opened.id, ...proof });
          },
          reference: () => reference.prove(kept, takenAt),
        };
      }
      case 'validate':
      case 'refuse': {
        if (mandateId === undefined) return null;
        const decision = { valid: kind === 'validate', reason: 'Illisible.' };
        return {
          said: `${kind}s ${at}`,
          product: () => checkValidity(deps, therapist, { id: mandateId, decision }),
          reference: () => reference[kind](kept),
        };
      }
      case 'order':
        return {
          said: `opens the money order of ${at}`,
          product: () => createManualPayment(deps, owner.actor, { reservationId: id, clientItemId: null }),
          reference: () => reference.order(kept),
        };
      case 'note': {
        if (mandateId === undefined) return null;
        const amountReceivedMillimes = draw.pick([price, price, 75_500, 120_000, null]);
        return {
          said: `notes ${amountReceivedMillimes} for ${at}`,
          product: () => updateManualPayment(deps, therapist, { id: mandateId, amountReceivedMillimes }),
          reference: () => reference.note(kept, amountReceivedMillimes),
        };
      }
      case 'grant':
      case 'pay back':
      case 'pay back the mandate': {
        const paid = kept.mandate ?? keptCard;
        const paymentId = kept.mandate ? mandateId : row.cardIds[card];
        if (!paid || paymentId === undefined) return null;
        if (kind === 'grant')
          return {
            said: `grants the refund of ${at}`,
            product: () => grantRefund(deps, therapist, { paymentId }),
            reference: () => reference.grant(kept, paid),
          };
        // Two people with a paper each, now and then the same one.
        const refund = {
          reference: draw.pick(['VIR-1', 'VIR-1', 'VIR-2']),
          refundedOn: new Date(reference.now).toISOString().slice(0, 10),
        };
        const isOfMandate = kept.mandate !== null && kind === 'pay back the mandate';
        return {
          said: `gives back ${at} under ${refund.reference}`,
          product: () =>
            isOfMandate
              ? updateManualPayment(deps, therapist, { id: paymentId, refund })
              : payRefund(deps, therapist, { id: paymentId, ...refund }),
          reference: () => reference.payBack(paid, refund.reference, refund.refundedOn),
        };
      }
      case 'approve':
        return byStaff('ACCEPTED', 'approve');
      case 'undo':
        return byStaff('ON_STAND_BY', 'undoApproval');
      case 'reject':
        return byStaff('REJECTED', 'reject');
      case 'cancel by staff':
        return byStaff('CANCELLED', 'cancelByStaff');
      case 'free hold':
        return byStaff('EXPIRED', 'freeHold');
      case 'no-show':
        return byStaff('NO_SHOW', 'noShow');
      case 'cancel by client':
        return {
          said: `cancels ${at}`,
          product: () => cancelOwnReservation(deps, owner.actor, { id }),
          reference: () => reference.cancelByClient(kept),
        };
      case 'move': {
        const start = draw.pick(starts);
        return {
          said: `moves ${at} to ${new Date(start).toISOString()}`,
          product: () => moveOwnReservation(deps, owner.actor, { id, startDateTime: new Date(start).toISOString() }),
          reference: () => reference.move(kept, start),
        };
      }
    }
  }

  for (let count = 0; count < length; count += 1) {
    // No two things happen in the same millisecond of any minute: what is due at once has no order of its own.
    const within = (minutes: number) => minutes * 60_000 + count + 1;
    const minute = Math.floor(reference.now / 60_000);
    await goTo(within(minute));
    const accepted = reference.kept.filter(({ status }) => status === 'ACCEPTED');
    if (random.chance(accepted.length > 0 ? 0.3 : 0.15)) {
      // Few would otherwise be lived to their end.
      const isLived = accepted.length > 0 && random.chance(0.7);
      const bounds = (isLived ? accepted : reference.kept)
        .flatMap(({ start, hold }) => [hold, start - 1440 * 60_000, start - 600 * 60_000, start, start + sessionMs])
        .map((bound) => Math.floor(bound / 60_000) + random.pick([-1, 0, 1]))
        .filter((bound) => bound > minute);
      const isNear = bounds.length > 0 && (isLived || random.chance(0.1));
      const minutes = isNear ? Math.min(...bounds.slice(0, 3)) - minute : random.pick(jumps);
      said.push(`${minutes} minutes go by`);
      await goTo(within(minute + minutes));
    } else {
      const step = stepOf(random);
      if (!step) continue;
      said.push(step.said);
      const [done, meant] = [await isDone(step.product), step.reference()];
      if (done !== meant) return `seed ${seed}: ${said.join(' | ')}: was ${done ? 'done' : 'refused'}`;
    }
    state = await stateOf(deps);
    for (const { status } of reference.kept) met.add(status);
    const [different] = differences(state, reference);
    if (different !== undefined) return `seed ${seed}: ${said.join(' | ')}: ${different}`;
  }
  for (const each of reference.met) met.add(each);
  const { toCheck, dueBack, returned } = reference.purse();
  const [listed, meant] = [JSON.stringify(await purseListed(deps, therapist)), JSON.stringify({ toCheck, dueBack, returned })];
  if (listed !== meant) return `seed ${seed}: ${said.join(' | ')}: the lists say ${listed} instead of ${meant}`;
  const [journal, papers] = [await journalListed(deps, therapist, reference.now), reference.journal()];
  return journal === papers ? null : `seed ${seed}: ${said.join(' | ')}: the journal comes to ${journal} instead of ${papers}`;
}

const kinds = [
  'book',
  'book',
  'book',
  'open',
  'open',
  'provider',
  'provider',
  'webhook',
  'webhook',
  'prove',
  'prove',
  'prove',
  'order',
  'note',
  'grant',
  'pay back',
  'pay back the mandate',
  'validate',
  'validate',
  'refuse',
  'approve',
  'approve',
  'approve',
  'approve',
  'undo',
  'reject',
  'cancel by staff',
  'free hold',
  'cancel by client',
  'move',
  'move',
  'day off',
  'no-show',
] as const;

const paymentsOf = ({ cards, mandate }: Kept) => [...cards, ...(mandate ? [mandate] : [])];
const hasKept = (each: Kept) => paymentsOf(each).some(({ status }) => status === 'VALIDATED' || status === 'SUCCEEDED');
const isOwed = (each: Kept) => paymentsOf(each).some(({ status }) => status === 'REFUND_DUE');

/** What is rare if left to chance: late cancellations, absences, and a reservation that is paid for twice. */
function nudges({ kept, now }: Reference): { kind: (typeof kinds)[number]; at: number }[] {
  const isOpen = (each: Kept) => each.status === 'PENDING_PAYMENT';
  const lapsed = kept.findIndex((each) => isOpen(each) && each.cards.length === 1 && each.cards[0]?.status === 'EXPIRED');
  const alone = kept.findIndex((each) => isOpen(each) && each.method === 'ONLINE' && each.cards.length === 0);
  const doubled = kept.findIndex(
    ({ cards }) => cards.length > 1 && cards.some(({ status }) => status === 'PENDING' || status === 'EXPIRED'),
  );
  return [
    {
      kind: 'cancel by client',
      at: kept.findIndex(({ status, start }) => status === 'ACCEPTED' && start - now < 1440 * 60_000 && start > now),
    },
    { kind: 'no-show', at: kept.findIndex(({ status, start }) => (status === 'ACCEPTED' || status === 'COMPLETED') && start <= now) },
    { kind: 'grant', at: kept.findIndex((each) => ['CANCELLED', 'COMPLETED', 'NO_SHOW'].includes(each.status) && hasKept(each)) },
    { kind: 'pay back', at: kept.findIndex(isOwed) },
    { kind: 'open', at: alone },
    { kind: 'open', at: lapsed },
    { kind: 'provider', at: doubled },
    { kind: 'webhook', at: doubled },
  ];
}

const usualFrom: Partial<Record<(typeof kinds)[number], readonly Kept['status'][]>> = {
  open: ['PENDING_PAYMENT'],
  provider: ['PENDING_PAYMENT', 'EXPIRED'],
  webhook: ['PENDING_PAYMENT', 'EXPIRED'],
  prove: ['PENDING_PAYMENT', 'EXPIRED'],
  validate: ['ON_STAND_BY'],
  refuse: ['ON_STAND_BY'],
  order: ['PENDING_PAYMENT'],
  grant: ['CANCELLED', 'COMPLETED', 'NO_SHOW'],
  'pay back': ['CANCELLED', 'EXPIRED', 'REJECTED'],
  'pay back the mandate': ['CANCELLED', 'EXPIRED', 'REJECTED'],
  approve: ['ON_STAND_BY'],
  undo: ['ACCEPTED'],
  'cancel by client': ['ACCEPTED'],
  move: ['ACCEPTED', 'ON_STAND_BY'],
  'no-show': ['ACCEPTED', 'COMPLETED'],
};

/** About a hold, a day, two days. */
const jumps = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 14, 15, 60, 1439, 2881, 2881];
