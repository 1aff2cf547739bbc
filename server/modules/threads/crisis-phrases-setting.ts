import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import type { Db } from '../../database/connect.ts';
import { settings } from '../client/client.tables.ts';
import { lockSetting, readSetting, shareSetting, writeSetting } from '../client/settings.queries.ts';

const name = 'crisis-phrases';

/** The phrases that the practice has added, the oldest first. */
export const keptCrisisPhrases = async (db: Db): Promise<CrisisPhrase[]> => (await readSetting<CrisisPhrase[]>(db, name)) ?? [];

/** Only a row can be locked, and the first phrase must not pass by a text that is just being written. */
const makeRow = (tx: Db) => tx.insert(settings).values({ name, value: [] }).onConflictDoNothing();

/**
 * The same, to compare a text with that is written in this transaction. Whoever changes them waits until the text is
 * there, and finds it; so ask before any other lock is taken.
 */
export async function crisisPhrasesToCompare(tx: Db): Promise<CrisisPhrase[]> {
  const shared = await shareSetting<CrisisPhrase[]>(tx, name);
  if (shared) return shared;
  await makeRow(tx);
  return (await shareSetting<CrisisPhrase[]>(tx, name)) ?? [];
}

/** The same, to be changed in this transaction: whoever changes them too, or writes a text, waits. */
export async function lockCrisisPhrases(tx: Db): Promise<CrisisPhrase[]> {
  await makeRow(tx);
  return (await lockSetting<CrisisPhrase[]>(tx, name)) ?? [];
}

export const writeCrisisPhrases = (tx: Db, phrases: readonly CrisisPhrase[]): Promise<void> => writeSetting(tx, name, phrases);
