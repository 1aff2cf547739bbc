import { asc, eq } from 'drizzle-orm';
import { statusAfter, transitions, type ReservationStatus } from '#contract/booking/reservation-status.ts';
import { consentVersion, moneyOrderHoldHours, moneyOrderLeadHours } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { daysOff, reservationHistory, reservations, schedules } from '../../modules/booking/booking.tables.ts';
import { followUpOf, type ReservationRow } from '../../modules/booking/change-reservation-status.ts';
import { blockedRange } from '../../modules/booking/clear-the-way.ts';
import { files } from '../../modules/bucket/bucket.tables.ts';
import { writeReceipts } from '../../modules/payment/issue-receipts.ts';
import { manualPayments } from '../../modules/payment/payment.tables.ts';
import { services } from '../../modules/therapist/therapist.tables.ts';
import { newId } from '../new-id.ts';
import { awayAround } from './away-around.ts';
import { storeReceipt } from './receipt.ts';
import { reservationStories, type ReservationStory } from './reservation-stories.ts';
import type { SeededPeople } from './seed-accounts.ts';
import type { SeededPractice } from './seed-content.ts';
import { slotOfStory } from './slot-of-story.ts';

const hourMs = 3_600_000;

type Schedule = typeof schedules.$inferSelect;
type Service = typeof services.$inferSelect;

/** The demonstration client's reservations, one in each status a client sees. */
export async function seedReservations(deps: Deps, people: SeededPeople, practice: SeededPractice): Promise<void> {
  const [schedule] = await deps.db.select().from(schedules).where(eq(schedules.userId, people.therapistId));
  const offered = await deps.db.select().from(services).where(eq(services.therapistId, practice.therapistId)).orderBy(asc(services.order));
  if (!schedule) throw new Error('the therapist has no schedule');
  const now = deps.clock.now();
  const told: Awaited<ReturnType<typeof tell>>[] = [];
  for (const story of reservationStories) {
    const service = offered.find(({ id }) => id === practice.serviceIds[story.service]);
    if (!service) throw new Error('a service is missing');
    told.push(await tell(deps, people, story, { schedule, service }));
  }
  await deps.db.transaction(async (tx) => {
    // A day that is full shows.
    const accepted = told.find(({ row }) => row.status === 'ACCEPTED')?.row;
    if (!accepted) throw new Error('no story ends with an accepted appointment');
    const away = awayAround({ start: accepted.startDateTime, end: accepted.endDateTime }, schedule);
    await tx.insert(daysOff).values(
      away.map(({ start, end }) => ({
        id: newId(now),
        userId: people.therapistId,
        startDateTime: start,
        endDateTime: end,
        label: 'Formation',
      })),
    );
    for (const { row, history, proof, payment } of told) {
      const [made] = await tx.insert(reservations).values(row).returning();
      await tx.insert(reservationHistory).values(history);
      if (proof) await tx.insert(files).values(proof);
      await tx.insert(manualPayments).values(payment);
      const followUp = followUpOf(made as ReservationRow);
      if (followUp) await deps.events.record(tx, followUp);
    }
    // In the order in which they came in, as their numbers say.
    const paid = told.map(({ payment }) => ({ id: payment.id, at: payment.checkedAt ?? payment.createdAt }));
    for (const { id, at } of paid.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await writeReceipts(tx, { method: 'MONEY_ORDER', id }, at);
  });
}

/** Every row one story makes, with its proof already in the file store. */
async function tell(
  deps: Deps,
  people: SeededPeople,
  story: ReservationStory,
  { schedule, service }: { schedule: Schedule; service: Service },
) {
  const now = deps.clock.now();
  const slot = slotOfStory(story, schedule, service.durationMinutes, now);
  const [start, end] = [new Date(slot.startDateTime), new Date(slot.endDateTime)];
  const origin = Math.min(now.getTime(), start.getTime());
  const hoursBefore = (hours: number) => new Date(origin - hours * hourMs);
  const bookedAt = hoursBefore(story.bookedHoursBefore);
  const id = newId(bookedAt);
  const history = historyOf(story, id, people, hoursBefore);
  const latest = history.at(-1);
  const approval = history.find(({ event }) => event === 'APPROVED');
  const sentAt = history.find(({ event }) => event === 'PROOF_SUBMITTED')?.at ?? null;
  const { transferCode } = story.payment;
  const amountMillimes = service.priceMillimes;
  const proof = transferCode && sentAt ? await storeReceipt(deps, people.clientId, { transferCode, amountMillimes, paidAt: sentAt }) : null;
  const row: typeof reservations.$inferInsert = {
    id,
    userId: people.clientId,
    therapistId: service.therapistId,
    serviceId: service.id,
    mode: story.mode,
    startDateTime: start,
    endDateTime: end,
    blockedRange: blockedRange(start, end, schedule.bufferAfterMinutes),
    priceMillimes: amountMillimes,
    status: latest?.to ?? 'PENDING_PAYMENT',
    statusReason: latest?.reason ?? null,
    paymentKind: 'MONEY_ORDER',
    holdUntil: new Date(Math.min(bookedAt.getTime() + moneyOrderHoldHours * hourMs, start.getTime() - moneyOrderLeadHours * hourMs)),
    note: story.note,
    approvedAt: approval?.at ?? null,
    approvedBy: approval ? people.therapistId : null,
    consentVersion,
    consentedAt: bookedAt,
    createdAt: bookedAt,
    updatedAt: latest?.at ?? bookedAt,
  };
  const isChecked = story.payment.status === 'VALIDATED' || story.payment.status === 'REFUND_DUE';
  const payment: typeof manualPayments.$inferInsert = {
    id: newId(bookedAt),
    reservationId: id,
    status: story.payment.status,
    transferCode,
    amountMillimes,
    amountReceivedMillimes: isChecked ? amountMillimes : null,
    refundSince: story.payment.status === 'REFUND_DUE' ? row.updatedAt : null,
    fileId: proof?.id ?? null,
    capturedAt: sentAt,
    submittedAt: sentAt,
    checkedBy: isChecked ? people.therapistId : null,
    checkedAt: isChecked ? (approval?.at ?? latest?.at ?? null) : null,
    createdAt: bookedAt,
    updatedAt: row.updatedAt,
  };
  return { row, history, proof, payment };
}

function historyOf(story: ReservationStory, reservationId: string, people: SeededPeople, hoursBefore: (hours: number) => Date) {
  const byAccountId = { CLIENT: people.clientId, STAFF: people.therapistId, SYSTEM: null };
  type Step = typeof reservationHistory.$inferInsert;
  const first: Step = {
    reservationId,
    event: 'CREATED',
    from: null,
    to: 'PENDING_PAYMENT',
    by: 'CLIENT',
    byAccountId: people.clientId,
    at: hoursBefore(story.bookedHoursBefore),
    reason: null,
  };
  const told: Step[] = [first];
  let status: ReservationStatus = 'PENDING_PAYMENT';
  for (const { event, hoursBefore: hours, reason } of story.steps) {
    const to = statusAfter(event, status);
    const by = transitions.find((each) => each.event === event)?.by;
    if (to === null || by === undefined) throw new Error(`no ${event} from ${status}`);
    told.push({
      reservationId,
      event,
      from: status,
      to,
      by,
      byAccountId: byAccountId[by],
      at: hoursBefore(hours),
      reason: reason ?? null,
    });
    status = to;
  }
  return told;
}
