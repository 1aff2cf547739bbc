import { isDuplicateOf } from '../../database/database-refusal.ts';
import { duplicate } from '../../http/problem.ts';

/** Unique among those who have an account, and among those who only call. */
const constraints = ['accounts_phone_number_unique', 'accounts_temporary_phone_number_unique'];

/** Runs what writes a phone number: one that somebody else has is told on its field. */
export async function refuseTakenPhone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw constraints.some((constraint) => isDuplicateOf(error, constraint)) ? duplicate('AUTHENTICATED_CLIENTS', 'phoneNumber') : error;
  }
}
