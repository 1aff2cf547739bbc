import type { Account } from '#contract/auth/accounts.schema.ts';
import type { AccountView } from './account.queries.ts';
import { isClosed } from './is-closed.ts';
import { presentAuthClient } from './present-auth-client.ts';

/** An account as staff see it, at an instant. */
export function presentAccount(view: AccountView, now: Date): Account {
  const { state, suspendedUntil, stateReason, access, createdAt, emailConfirmed, isTemporary, identityConfirmedAt, mailRefusedAt } =
    view.account;
  const isOpen = !isClosed(view.account, now);
  return {
    ...presentAuthClient(view),
    state: isOpen ? 'ACTIVE' : state,
    suspendedUntil: isOpen ? null : (suspendedUntil?.toISOString() ?? null),
    stateReason: isOpen ? null : stateReason,
    isIdentityKnown: emailConfirmed || isTemporary || identityConfirmedAt !== null,
    identityConfirmedAt: identityConfirmedAt?.toISOString() ?? null,
    mailRefusedAt: mailRefusedAt?.toISOString() ?? null,
    hasOwnAccess: access !== null,
    createdAt: createdAt.toISOString(),
  };
}
