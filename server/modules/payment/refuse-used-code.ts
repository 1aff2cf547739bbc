import { isDuplicateOf } from '../../database/database-refusal.ts';
import { refused } from '../../http/problem.ts';

/** Runs a write of a transfer code; the database is what notices that another live money order has it. */
export async function refuseUsedCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateOf(error, 'manual_payments_transfer_code') ? refused('TRANSFER_CODE_USED') : error;
  }
}
