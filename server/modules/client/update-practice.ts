import { isDeepStrictEqual } from 'node:util';
import type { PracticeChange, PracticeInput } from '#contract/practice/practice-settings.schema.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { lockPractice, presentPractice } from './read-practice.ts';
import { writeSetting } from './settings.queries.ts';

/**
 * Says something else of the practice; what is not named stays, so that two people who change different things both do.
 * The trail names the fields that have changed; the same again leaves no entry.
 */
export function updatePractice(deps: Deps, actor: Actor, body: PracticeChange): Promise<Practice> {
  return deps.db.transaction(async (tx) => {
    const before = await lockPractice(tx);
    const given = Object.entries(body).filter(([, value]) => value !== undefined) as [keyof PracticeInput, never][];
    const changed = given.filter(([field, value]) => !isDeepStrictEqual(value, before[field]));
    if (changed.length === 0) return presentPractice(tx, before);
    const practice: PracticeInput = { ...before, ...Object.fromEntries(changed) };
    await writeSetting(tx, 'practice', practice);
    const detail = changed.map(([field]) => field).join(' ');
    await recordAudit(deps, tx, actor, { kind: 'PRACTICE_UPDATED', subjects: [], detail });
    return presentPractice(tx, practice);
  });
}
