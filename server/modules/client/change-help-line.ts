import type { HelpLine, HelpNumber } from '#contract/practice/help-line.schema.ts';
import { recordAudit, type AuditNote } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { lockHelpLine, writeHelpLine } from './help-line-setting.ts';

interface HelpLineChange {
  readonly numbers: HelpNumber[];
  /** The one it was about, as it is answered. */
  readonly number: HelpNumber;
  readonly kind: AuditNote['kind'];
  /** Numbers and names of fields. */
  readonly detail: string;
}

/**
 * Changes the list as `change` says, one change at a time, with its entry of the audit trail; undefined leaves no entry.
 * Whatever the change, an emergency number is left.
 */
export function changeHelpLine(
  deps: Deps,
  actor: Actor,
  change: (numbers: readonly HelpNumber[]) => HelpLineChange | HelpNumber,
): Promise<HelpNumber> {
  return deps.db.transaction(async (tx) => {
    const { numbers: before } = await lockHelpLine(tx);
    const made = change(before);
    if (!('numbers' in made)) return made;
    const { numbers, number, kind, detail } = made;
    if (!numbers.some(({ group }) => group === 'emergency')) throw refused('LAST_EMERGENCY_NUMBER');
    const helpLine: HelpLine = { numbers, editedAt: deps.clock.now().toISOString() };
    await writeHelpLine(tx, helpLine);
    await recordAudit(deps, tx, actor, { kind, subjects: [], detail });
    return number;
  });
}
