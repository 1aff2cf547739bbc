import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formerClientId } from '#contract/auth/standing.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { CardPaymentStatus } from '#contract/payment/card-payment-status.ts';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import type { CreditCause, ReceiptKind } from '#contract/payment/receipt-number.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { accounts } from '../auth/auth.tables.ts';
import { personName } from '../auth/person-name.ts';
import { reservations } from '../booking/booking.tables.ts';
import { localDate } from '../booking/zoned-time.ts';
import { practiceOf } from '../client/read-practice.ts';
import { services, therapists } from '../therapist/therapist.tables.ts';
import { cardPayments, manualPayments } from './payment.tables.ts';
import { receiptCounters, receipts, type ReceiptPractice } from './receipts.tables.ts';
import { refundAmountOf } from './refund-amount.ts';

export interface PaymentName {
  readonly method: PaymentMethod;
  readonly id: string;
}

/** The practice has said, or the provider, that the money came in, and it has not gone back. */
const holdingStatuses: readonly (CardPaymentStatus | ManualPaymentStatus)[] = ['SUCCEEDED', 'VALIDATED', 'REFUND_DUE'];

/** What a payment has brought in that the practice still holds, in millimes. */
interface Held {
  readonly reservationId: string;
  readonly amountMillimes: number;
  /** What it was paid under. */
  readonly paidUnder: string | null;
  /** What it was given back under; null while it is not. */
  readonly refundReference: string | null;
}

/**
 * Brings the receipts of a payment to what it says by now, in the transaction that has changed it: a receipt once its money
 * is there, a credit note once it is given back, both where its amount was corrected. What is so already issues nothing.
 * Its client is told, of a refund by the letter that says it is made. To be called last of what locks rows: the next number
 * waits for this transaction to end.
 */
export async function issueReceipts({ events }: Deps, tx: Db, payment: PaymentName, now: Date): Promise<void> {
  const issued = await writeReceipts(tx, payment, now);
  const [first] = issued.filter(({ cause }) => cause !== 'REFUND');
  if (!first) return;
  const receiptIds = issued.map(({ id }) => id);
  await events.record(tx, { kind: 'RECEIPTS_ISSUED', reservationId: first.reservationId, receiptIds, at: now.toISOString() });
}

/** As `issueReceipts`, without a word to anybody; gives what it has issued, in order. */
export async function writeReceipts(tx: Db, payment: PaymentName, now: Date): Promise<ReceiptRow[]> {
  const held = await heldOf(tx, payment);
  const standing = await standingReceipt(tx, payment);
  if (!held || held.amountMillimes === (standing?.amountMillimes ?? 0)) return [];
  const { refundReference, amountMillimes } = held;
  const issued: ReceiptRow[] = [];
  if (standing) {
    const cause: CreditCause = refundReference === null ? 'CORRECTION' : 'REFUND';
    const { position: _, ...asReceipted } = standing;
    const creditNote = { ...asReceipted, kind: 'CREDIT_NOTE', reference: refundReference, correctsId: standing.id, cause } as const;
    issued.push(await issue(tx, creditNote, now));
  }
  if (amountMillimes === 0) return issued;
  const { method, id: paymentId } = payment;
  const { reservationId, paidUnder: reference } = held;
  const told = await toldOf(tx, reservationId);
  issued.push(await issue(tx, { ...told, kind: 'RECEIPT', reservationId, method, paymentId, amountMillimes, reference }, now));
  return issued;
}

async function heldOf(tx: Db, { method, id }: PaymentName): Promise<Held | undefined> {
  if (method === 'MONEY_ORDER') {
    const [row] = await tx.select().from(manualPayments).where(eq(manualPayments.id, id));
    return row && { ...row, paidUnder: row.transferCode, amountMillimes: holdingStatuses.includes(row.status) ? refundAmountOf(row) : 0 };
  }
  const [row] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id));
  return row && { ...row, paidUnder: row.paymentRef, amountMillimes: holdingStatuses.includes(row.status) ? row.amountMillimes : 0 };
}

/** The receipt of a payment that no credit note has taken back: there is one at most. */
async function standingReceipt(tx: Db, { id }: PaymentName) {
  const creditNotes = alias(receipts, 'credit_notes');
  const [row] = await tx
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, id),
        eq(receipts.kind, 'RECEIPT'),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(creditNotes)
            .where(eq(creditNotes.correctsId, receipts.id)),
        ),
      ),
    );
  return row;
}

/** What a receipt says beside its amount. */
async function toldOf(tx: Db, reservationId: string) {
  const [row] = await tx
    .select({
      sessionAt: reservations.startDateTime,
      service: services.name,
      therapistName: therapists.fullName,
      client: { id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName, userName: accounts.userName },
    })
    .from(reservations)
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .innerJoin(therapists, eq(therapists.id, reservations.therapistId))
    .innerJoin(accounts, eq(accounts.id, reservations.userId))
    .where(eq(reservations.id, reservationId));
  if (!row) throw new Error('a payment has no reservation');
  const { client, ...told } = row;
  const { name, address, fiscalNumber } = await practiceOf(tx);
  const practice: ReceiptPractice = { name, address, fiscalNumber };
  return { ...told, practice, clientName: client.id === formerClientId ? null : personName(client) };
}

type ReceiptRow = typeof receipts.$inferSelect;
type Issued = Omit<typeof receipts.$inferInsert, 'id' | 'year' | 'number' | 'issuedAt' | 'issuedOn'>;

async function issue(tx: Db, issued: Issued, now: Date): Promise<ReceiptRow> {
  const issuedOn = localDate(defaultTimeZone, now);
  const year = Number(issuedOn.slice(0, 4));
  const number = await nextNumber(tx, issued.kind, year);
  const [row] = await tx
    .insert(receipts)
    .values({ ...issued, id: newId(now), year, number, issuedAt: now, issuedOn })
    .returning();
  if (!row) throw new Error('a receipt was not written');
  return row;
}

/** The next of a series. Its row stays locked until the transaction ends: a number that is rolled back is given again. */
async function nextNumber(tx: Db, kind: ReceiptKind, year: number): Promise<number> {
  const [row] = await tx
    .insert(receiptCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({ target: [receiptCounters.kind, receiptCounters.year], set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last });
  if (!row) throw new Error('a counter gave no number');
  return row.last;
}
