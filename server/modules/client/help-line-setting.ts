import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import type { HelpLine } from '#contract/practice/help-line.schema.ts';
import type { Db } from '../../database/connect.ts';
import { lockSetting, readSetting, writeSetting } from './settings.queries.ts';
import { settings } from './client.tables.ts';

const name = 'help-line';
const untouched: HelpLine = { numbers: [...builtInNumbers], editedAt: null };

/** The list as the practice has made it, or the built-in one. */
export const keptHelpLine = async (db: Db): Promise<HelpLine> => (await readSetting<HelpLine>(db, name)) ?? untouched;

/** The same, to be changed in this transaction: whoever changes it too waits. */
export async function lockHelpLine(tx: Db): Promise<HelpLine> {
  // Only a row can be locked, and two first changes at once must not each start from the built-in list.
  await tx.insert(settings).values({ name, value: untouched }).onConflictDoNothing();
  return (await lockSetting<HelpLine>(tx, name)) ?? untouched;
}

export const writeHelpLine = (tx: Db, helpLine: HelpLine): Promise<void> => writeSetting(tx, name, helpLine);
