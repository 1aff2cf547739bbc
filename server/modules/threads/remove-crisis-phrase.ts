import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { lockCrisisPhrases, writeCrisisPhrases } from './crisis-phrases-setting.ts';

/** Takes an added phrase away. A text that stands first for its sake stays there: somebody was told that it waits. */
export function removeCrisisPhrase(deps: Deps, actor: Actor, { id }: { id: string }): Promise<CrisisPhrase> {
  return deps.db.transaction(async (tx) => {
    const phrases = await lockCrisisPhrases(tx);
    const removed = phrases.find((each) => each.id === id);
    if (!removed) throw notFound('ALL_THREADS');
    await writeCrisisPhrases(
      tx,
      phrases.filter((each) => each !== removed),
    );
    await recordAudit(deps, tx, actor, { kind: 'CRISIS_PHRASE_DELETED', subjects: [id], detail: removed.language });
    return removed;
  });
}
