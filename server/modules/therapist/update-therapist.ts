import { eq } from 'drizzle-orm';
import type { Therapist, TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { offerServices } from './offer-services.ts';
import { profileColumns } from './profile-columns.ts';
import { readTherapist } from './read-therapist.ts';
import { therapists } from './therapist.tables.ts';

/** Changes a profile; another's looks like none at all to who may only change their own. */
export async function updateTherapist(deps: Deps, actor: Actor, { id, ...input }: TherapistInput & { id: string }): Promise<Therapist> {
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(therapists).where(eq(therapists.id, id)).for('no key update');
    const isMine = before?.userId === actor.accountId;
    if (!before || (!isMine && !may(actor, 'THERAPIST', 'WRITE'))) throw notFound('THERAPIST');
    const now = deps.clock.now();
    const columns = await profileColumns(tx, actor, input, before.photoFileId);
    await tx
      .update(therapists)
      .set({ ...columns, updatedAt: now })
      .where(eq(therapists.id, id));
    if (input.services) await offerServices(tx, id, input.services, now);
    await recordAudit(deps, tx, actor, { kind: 'THERAPIST_UPDATED', subjects: [id], detail: before.slug });
  });
  return readTherapist(deps, id);
}
