import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { newServiceBody, PracticeService, ServiceChange } from '#contract/therapist/services.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { presentService } from './present-therapist.ts';
import { refuseOthers } from './refuse-others.ts';
import type { ServiceRow } from './therapist.queries.ts';
import { services, therapists } from './therapist.tables.ts';

const present = (row: ServiceRow): PracticeService => ({
  ...presentService(row),
  bufferAfterMinutes: row.bufferAfterMinutes,
  isOffered: row.isActive,
});

const servicesOf = (db: Db, therapistId: string): Promise<ServiceRow[]> =>
  db.select().from(services).where(eq(services.therapistId, therapistId)).orderBy(asc(services.order), asc(services.id));

/** The sessions of a therapist; another's look like none at all to who may only write their own. */
export async function listServices(
  deps: Deps,
  actor: Actor,
  { therapistId }: { therapistId: string },
): Promise<{ items: PracticeService[] }> {
  const [therapist] = await deps.db.select().from(therapists).where(eq(therapists.id, therapistId));
  refuseOthers(actor, therapist);
  return { items: (await servicesOf(deps.db, therapistId)).map(present) };
}

export function createService(
  deps: Deps,
  actor: Actor,
  { therapistId, order, ...change }: z.output<typeof newServiceBody>,
): Promise<PracticeService> {
  return deps.db.transaction(async (tx) => {
    await lockTherapist(deps, tx, actor, therapistId);
    const others = await servicesOf(tx, therapistId);
    const { isOffered, ...values } = change;
    const [made] = await tx
      .insert(services)
      .values({ ...values, isActive: isOffered, id: newId(deps.clock.now()), therapistId, order: others.length })
      .returning();
    if (!made) throw new Error('a session that was written is there');
    await putInOrder(tx, others.toSpliced((order ?? others.length + 1) - 1, 0, made));
    await recordAudit(deps, tx, actor, { kind: 'SERVICE_CREATED', subjects: [therapistId], detail: made.name.fr });
    return present(made);
  });
}

/** What is booked of it keeps its length and its price, and its buffer until it is moved. */
export function updateService(
  deps: Deps,
  actor: Actor,
  { id, order, ...change }: ServiceChange & { id: string },
): Promise<PracticeService> {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx.select({ therapistId: services.therapistId }).from(services).where(eq(services.id, id));
    if (!found) throw notFound('THERAPIST');
    await lockTherapist(deps, tx, actor, found.therapistId);
    const { isOffered, ...values } = change;
    const [changed] = await tx
      .update(services)
      // Its id too: a change of its place alone would set nothing.
      .set({ ...values, ...(isOffered !== undefined && { isActive: isOffered }), id })
      .where(eq(services.id, id))
      .returning();
    if (!changed) throw notFound('THERAPIST');
    if (order !== undefined) {
      const others = (await servicesOf(tx, found.therapistId)).filter((each) => each.id !== id);
      await putInOrder(tx, others.toSpliced(order - 1, 0, changed));
    }
    await recordAudit(deps, tx, actor, { kind: 'SERVICE_UPDATED', subjects: [found.therapistId], detail: changed.name.fr });
    return present(changed);
  });
}

/** One change of a therapist's sessions after the other, and their page told to have changed. */
async function lockTherapist(deps: Deps, tx: Db, actor: Actor, therapistId: string): Promise<void> {
  const [therapist] = await tx.update(therapists).set({ updatedAt: deps.clock.now() }).where(eq(therapists.id, therapistId)).returning();
  refuseOthers(actor, therapist);
}

async function putInOrder(tx: Db, inOrder: readonly ServiceRow[]): Promise<void> {
  for (const [order, service] of inOrder.entries())
    if (service.order !== order) await tx.update(services).set({ order }).where(eq(services.id, service.id));
}
