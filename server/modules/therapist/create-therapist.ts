import { eq } from 'drizzle-orm';
import type { createTherapist as declared } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { exists } from '#contract/validation-rules.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate } from '../../http/problem.ts';
import { accounts } from '../auth/auth.tables.ts';
import { readTherapist } from './read-therapist.ts';
import { writeProfile } from './write-profile.ts';

/** Gives somebody of the practice a profile, the last of the list. What they may do is their role's to say. */
export async function createTherapist(deps: Deps, actor: Actor, { userId, ...input }: BodyOf<typeof declared>): Promise<Therapist> {
  try {
    const id = await deps.db.transaction(async (tx) => {
      const [person] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, userId));
      if (!person) throw brokenRule('userId', exists(false));
      return writeProfile(deps, tx, actor, userId, input);
    });
    return await readTherapist(deps, id);
  } catch (error) {
    throw isDuplicateOf(error, 'therapists_user_id_unique') ? duplicate('THERAPIST', 'userId') : error;
  }
}
