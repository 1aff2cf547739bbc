import { and, eq, notInArray } from 'drizzle-orm';
import type { TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { services } from './therapist.tables.ts';

type Offered = NonNullable<TherapistInput['services']>;

/**
 * Makes these the sessions on offer, in their order. One that is no longer listed is kept out of sight, because
 * reservations refer to it; those that stand keep the price they were booked at.
 */
export async function offerServices(tx: Db, therapistId: string, offered: Offered, now: Date): Promise<void> {
  const kept: string[] = [];
  for (const [order, { id, ...service }] of offered.entries()) {
    const values = { ...service, order, isActive: true };
    if (id === undefined) {
      kept.push(newId(now));
      await tx.insert(services).values({ ...values, id: kept[order] ?? '', therapistId });
      continue;
    }
    const mine = and(eq(services.id, id), eq(services.therapistId, therapistId));
    const [changed] = await tx.update(services).set(values).where(mine).returning({ id: services.id });
    if (!changed) throw brokenRule(`services.${order}.id`, exists(false));
    kept.push(id);
  }
  const notListed = kept.length > 0 ? notInArray(services.id, kept) : undefined;
  await tx
    .update(services)
    .set({ isActive: false })
    .where(and(eq(services.therapistId, therapistId), notListed));
}
