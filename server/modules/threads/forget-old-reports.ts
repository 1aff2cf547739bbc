import { subDays } from 'date-fns';
import { lt } from 'drizzle-orm';
import { closedReportDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { threadReports } from './reports.tables.ts';

/** Forgets reports that were dealt with long ago. */
export async function forgetOldReports({ db, clock }: Deps): Promise<void> {
  await db.delete(threadReports).where(lt(threadReports.closedAt, subDays(clock.now(), closedReportDays)));
}
