import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';

/** The reading priority of a text with a word of crisis. */
export const mostPressing = 2;

/** Has those told at once who read what people write. */
export async function flagCrisis(deps: Deps, tx: Db, text: { threadId: string; commentId: string | null }): Promise<void> {
  await deps.events.record(tx, { kind: 'CRISIS_FLAGGED', ...text, at: deps.clock.now().toISOString() });
}
