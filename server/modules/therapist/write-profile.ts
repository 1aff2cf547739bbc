import type { TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { underFirstFree } from '../../slugs/under-first-free.ts';
import { offerServices } from './offer-services.ts';
import { profileColumns } from './profile-columns.ts';
import { therapists } from './therapist.tables.ts';

/** Gives an account a profile, the last of the list, under an address made of the name. Its id. */
export async function writeProfile(deps: Deps, tx: Db, actor: Actor, userId: string, input: TherapistInput): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const columns = await profileColumns(tx, actor, input, null);
  const values = { ...columns, id, userId, order: await tx.$count(therapists), updatedAt: now };
  const slug = await underFirstFree(slugOf(input.fullName), async (wanted) => {
    const [made] = await tx
      .insert(therapists)
      .values({ ...values, slug: wanted })
      .onConflictDoNothing({ target: therapists.slug })
      .returning({ slug: therapists.slug });
    return made?.slug;
  });
  await offerServices(tx, id, input.services ?? [], now);
  await recordAudit(deps, tx, actor, { kind: 'THERAPIST_CREATED', subjects: [id, userId], detail: slug });
  return id;
}
