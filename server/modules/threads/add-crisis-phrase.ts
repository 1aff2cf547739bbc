import { mostCrisisPhrases } from '#contract/threads/crisis-phrase-bounds.ts';
import type { CrisisPhrase, CrisisPhraseInput } from '#contract/threads/crisis-phrases.schema.ts';
import { isFoundAlready } from '#contract/threads/crisis-words.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { duplicate, refused } from '../../http/problem.ts';
import { bringForward } from './bring-forward.ts';
import { lockCrisisPhrases, writeCrisisPhrases } from './crisis-phrases-setting.ts';

/**
 * Adds a phrase of distress; what waits to be read and holds it is read first from now on. The trail says how it is
 * written, not the phrase: it may be somebody's own words.
 */
export function addCrisisPhrase(deps: Deps, actor: Actor, body: CrisisPhraseInput): Promise<CrisisPhrase> {
  const add = async (tx: Db) => {
    const phrases = await lockCrisisPhrases(tx);
    if (isFoundAlready(body.phrase, phrases)) throw duplicate('ALL_THREADS', 'phrase');
    if (phrases.length >= mostCrisisPhrases) throw refused('CRISIS_PHRASES_FULL');
    const added: CrisisPhrase = { id: newId(deps.clock.now()), phrase: body.phrase.replaceAll(/\s+/g, ' '), language: body.language };
    await writeCrisisPhrases(tx, [...phrases, added]);
    await bringForward(deps, tx, added);
    await recordAudit(deps, tx, actor, { kind: 'CRISIS_PHRASE_CREATED', subjects: [added.id], detail: added.language });
    return added;
  };
  // An account that goes locks threads and comments in an order of its own; the database may give one of the two up.
  return withRetries(() => deps.db.transaction(add));
}
