import type { Db } from '../../database/connect.ts';
import { manualPaymentChanges } from './payment.tables.ts';

interface Written {
  readonly manualPaymentId: string;
  readonly amountReceivedMillimes: number | null;
  readonly note: string | null;
  readonly byAccountId: string;
}

/** Keeps what a money order says from now on beside what it said before. */
export async function noteAmount(tx: Db, written: Written, now: Date): Promise<void> {
  await tx.insert(manualPaymentChanges).values({ ...written, at: now });
}
