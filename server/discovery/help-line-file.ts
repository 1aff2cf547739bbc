import { dialNumber } from '#contract/dial-number.ts';
import { helpLinePaths } from '#contract/help-line/help-line-paths.ts';
import type { Deps } from '../deps.ts';
import { keptHelpLine } from '../modules/client/help-line-setting.ts';
import { practiceOf } from '../modules/client/read-practice.ts';

/**
 * The help line for programs, so that others can show it: each number as it is dialled, who answers and when, in French, English and
 * Arabic, and the day it was last called to be checked (yyyy-MM-dd; null when nobody has).
 */
export async function readHelpLineFile({ db, siteUrl }: Deps): Promise<string> {
  const [{ numbers, editedAt }, practice] = await Promise.all([keptHelpLine(db), practiceOf(db)]);
  const told = {
    publisher: practice.name,
    pages: Object.fromEntries(Object.entries(helpLinePaths).map(([language, path]) => [language, siteUrl + path])),
    languages: Object.keys(helpLinePaths),
    country: 'TN',
    updatedAt: editedAt,
    numbers: numbers.map(({ group, number, name, who, hours, verifiedAt }) => ({
      group,
      number,
      dial: dialNumber(number),
      name,
      who,
      hours,
      checkedOn: verifiedAt === '' ? null : verifiedAt,
    })),
  };
  return JSON.stringify(told, null, 2);
}
