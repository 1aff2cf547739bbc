import { emergencyNumberOf } from '#contract/help-line/emergency-number.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import type { PracticeInput } from '#contract/practice/practice-settings.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../database/connect.ts';
import { keptHelpLine } from './help-line-setting.ts';
import { lockSetting, readSetting } from './settings.queries.ts';

/** Until a practice has filled in its settings, every page still needs a footer. */
const notFilledIn: PracticeInput = {
  name: 'Accalmie',
  email: '',
  phone: '',
  address: { fr: '', en: '' },
  hours: { fr: '', en: '' },
  fiscalNumber: '',
  socialLinks: [],
};

/** With what every page must know of the help line, whose whole list few of them show. */
export async function presentPractice(db: Db, details: PracticeInput): Promise<Practice> {
  const { numbers, editedAt } = await keptHelpLine(db);
  const helpNumbers = numbers.map(({ number }) => number);
  return { ...details, emergencyNumber: emergencyNumberOf(numbers), helpNumbers, helpLineEditedAt: editedAt };
}

// What was kept before a field was asked for lacks it.
type Kept = Partial<PracticeInput>;

/** What the practice says of itself. */
export const practiceOf = async (db: Db): Promise<PracticeInput> => ({ ...notFilledIn, ...(await readSetting<Kept>(db, 'practice')) });

export const readPractice = async ({ db }: Deps): Promise<Practice> => presentPractice(db, await practiceOf(db));

/** What the practice says of itself, to be changed in this transaction: whoever changes it too waits. */
export const lockPractice = async (tx: Db): Promise<PracticeInput> => ({ ...notFilledIn, ...(await lockSetting<Kept>(tx, 'practice')) });
