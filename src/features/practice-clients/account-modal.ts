import type { RefObject } from 'react';
import type { Account } from '#contract/auth/accounts.schema.ts';

/** What each dialog about an account is given. */
export interface AccountModalProps {
  account: Account;
  /** Where the keyboard goes when the button that opened the dialog has gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}
