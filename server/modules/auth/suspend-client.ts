import { addDays } from 'date-fns';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { suspensionMaxDays } from '#contract/constants.ts';
import { holds } from '#contract/permissions.ts';
import { isAfter, isBefore } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused } from '../../http/problem.ts';
import { administerAccount } from './administer-account.ts';
import { signOutDevices } from './sign-out-devices.ts';
import { tellOfSanction } from './tell-of-sanction.ts';

interface Suspension {
  readonly id: string;
  readonly reason: string;
  readonly until: string;
}

/** Closes an account until an instant to come. Ending an earlier suspension sooner is lifting part of it. */
export function suspendClient(deps: Deps, actor: Actor, { id, reason, until }: Suspension): Promise<Account> {
  const now = deps.clock.now();
  const end = new Date(until);
  if (end <= now) throw brokenRule('until', isAfter(now.toISOString().slice(0, 10)));
  const latest = addDays(now, suspensionMaxDays);
  if (end > latest) throw brokenRule('until', isBefore(addDays(latest, 1).toISOString().slice(0, 10)));
  return administerAccount(deps, actor, id, async (tx, { account }, by) => {
    if (account.state === 'BANNED') throw refused('ALREADY_BANNED');
    const isShortened = account.state === 'SUSPENDED' && (account.suspendedUntil === null || account.suspendedUntil > end);
    if (isShortened && !holds(by.access, 'LIFT_BAN_AND_SUSPENSION', 'WRITE')) throw refused('ACCESS_MISMATCH');
    await signOutDevices(tx, id, now);
    const set = { state: 'SUSPENDED', suspendedUntil: end, stateReason: reason } as const;
    await tellOfSanction(deps, tx, account, set);
    return { set, note: { kind: 'ACCOUNT_SUSPENDED', detail: end.toISOString() } };
  });
}
