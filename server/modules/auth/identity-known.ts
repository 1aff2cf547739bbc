import { eq, isNotNull, or, type SQL } from 'drizzle-orm';
import { accounts } from './auth.tables.ts';

/**
 * Whether it is known whose an account is: by its confirmed address, or by staff who saw the person. A number alone
 * identifies nobody, since anyone may type anyone's; in a passing account nobody signs in.
 */
export const isIdentityKnown: SQL = or(
  eq(accounts.emailConfirmed, true),
  isNotNull(accounts.identityConfirmedAt),
  eq(accounts.isTemporary, true),
) as SQL;
