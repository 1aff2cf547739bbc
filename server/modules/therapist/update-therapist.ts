import { eq } from 'drizzle-orm';
import type { Therapist, TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { offerServices } from './offer-services.ts';
import { profileColumns } from './profile-columns.ts';
import { refuseOthers } from './refuse-others.ts';
import { readTherapist } from './read-therapist.ts';
import { therapists } from './therapist.tables.ts';

/** Changes a profile; another's looks like none at all to who may only change their own. */
export async function updateTherapist(deps: Deps, actor: Actor, { id, ...input }: TherapistInput & { id: string }): Promise<Therapist> {
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(therapists).where(eq(therapists.id, id)).for('no key update');
    const before = refuseOthers(actor, found);
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
