import { eq } from 'drizzle-orm';
import type { createTherapist as declared } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { exists } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate } from '../../http/problem.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { underFirstFree } from '../../slugs/under-first-free.ts';
import { accounts } from '../auth/auth.tables.ts';
import { offerServices } from './offer-services.ts';
import { profileColumns } from './profile-columns.ts';
import { readTherapist } from './read-therapist.ts';
import { therapists } from './therapist.tables.ts';

/** Gives somebody of the practice a profile, the last of the list. What they may do is their role's to say. */
export async function createTherapist(deps: Deps, actor: Actor, { userId, ...input }: BodyOf<typeof declared>): Promise<Therapist> {
  const now = deps.clock.now();
  const id = newId(now);
  try {
    await deps.db.transaction(async (tx) => {
      const [person] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, userId));
      if (!person) throw brokenRule('userId', exists(false));
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
    });
  } catch (error) {
    throw isDuplicateOf(error, 'therapists_user_id_unique') ? duplicate('THERAPIST', 'userId') : error;
  }
  return readTherapist(deps, id);
}
