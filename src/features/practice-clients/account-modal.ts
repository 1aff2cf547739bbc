import type { RefObject } from 'react';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';

/** What each dialog about an account is given. */
export interface AccountModalProps {
  account: Account;
  reader: AuthClient;
  /** Where the keyboard goes when the button that opened the dialog has gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}
