import type * as z from 'zod/mini';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { mayAdminister, mayBringTo, mayGrant } from '#contract/auth/standing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { hasAccess, holds, type AccessEntry } from '#contract/permissions.ts';
import type { inviteTherapist as declared, sendInvitation as declaredChange } from '#contract/therapist/invitation.endpoints.ts';
import type { invitation } from '#contract/therapist/invitation.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { isDuplicateOf, isStillReferred } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { duplicate, notFound, refused } from '../../http/problem.ts';
import { findAccountByEmail, knownAccount, type AccountView } from '../auth/account.queries.ts';
import { standingOf } from '../auth/administer-account.ts';
import { accounts } from '../auth/auth.tables.ts';
import { createAccount } from '../auth/create-account.ts';
import { levelsIn } from '../auth/edit-access.ts';
import { normalisedEmail } from '../auth/email-address.ts';
import { invitationEnd } from '../auth/invitation-end.ts';
import { lockAccess } from '../auth/lock-access.ts';
import { forgetResetLinks } from '../auth/mail-link.ts';
import { newRefreshToken as newSecret } from '../auth/refresh-token.ts';
import { findRoleRow, roleIdNamed, type RoleRow } from '../auth/role.queries.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { removeProfile } from './delete-therapist.ts';
import { readTherapist } from './read-therapist.ts';
import { therapists } from './therapist.tables.ts';
import { writeProfile } from './write-profile.ts';

/** Gives somebody a profile and a therapist's access, by their e-mail address; who has no account yet is mailed a link to open one. */
export async function inviteTherapist(
  deps: Deps,
  actor: Actor,
  { email, ...profile }: BodyOf<typeof declared>,
  locale: Locale,
): Promise<Therapist> {
  const address = normalisedEmail(email);
  // Nobody knows it: until they choose one, the address is held for them and no password opens the account.
  const passwordHash = await deps.passwords.hash(newSecret());
  try {
    const id = await deps.db.transaction(async (tx) => {
      await lockAccess(tx);
      const by = await knownActor(deps, tx, actor);
      const role = await findRoleRow(tx, await roleIdNamed(tx, 'THERAPIST'));
      if (!role || !mayGrant(standingOf(by), role.access)) throw refused('ACCESS_MISMATCH');
      const found = await findAccountByEmail(tx, address);
      const holder = found && (await lockedAccount(tx, found.id));
      if (holder) await takeIn(deps, tx, actor, { by, holder, role });
      const userId =
        holder?.account.id ?? (await createAccount(tx, { email: address, passwordHash, roleName: 'THERAPIST', locale }, deps.clock.now()));
      const made = await writeProfile(deps, tx, actor, userId, profile);
      if (!holder || holder.account.invitedAt) await invite(deps, tx, actor, { id: made, userId });
      return made;
    });
    return await readTherapist(deps, id);
  } catch (error) {
    throw isDuplicateOf(error, 'therapists_user_id_unique') ? duplicate('THERAPIST', 'email') : error;
  }
}

/** Mails the link anew, to another address where one is given; whoever has chosen a password already is not written to. */
export async function sendInvitation(
  deps: Deps,
  actor: Actor,
  { id, email }: BodyOf<typeof declaredChange> & { id: string },
): Promise<Invitation> {
  try {
    return await deps.db.transaction(async (tx) => {
      const { account } = await invitedOf(deps, tx, actor, id);
      if (account.state !== 'ACTIVE') throw refused('ACCOUNT_CLOSED');
      const address = email === undefined ? account.email : normalisedEmail(email);
      if (address !== account.email) {
        if (await findAccountByEmail(tx, address)) throw duplicate('AUTHENTICATED_CLIENTS', 'email');
        await tx.update(accounts).set({ email: address, mailRefusedAt: null }).where(eq(accounts.id, account.id));
      }
      const invitedAt = await invite(deps, tx, actor, { id, userId: account.id });
      return presentInvitation({ email: address, invitedAt, mailRefusedAt: null });
    });
  } catch (error) {
    throw isDuplicateOf(error, 'accounts_email_unique') ? duplicate('AUTHENTICATED_CLIENTS', 'email') : error;
  }
}

/** Takes an invitation back that nobody has accepted: the account that was made for it goes, with its profile and its links. */
export async function withdrawInvitation(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Invitation> {
  try {
    return await deps.db.transaction(async (tx) => {
      const { account } = await invitedOf(deps, tx, actor, id);
      await removeProfile(deps, tx, actor, id);
      await tx.delete(accounts).where(eq(accounts.id, account.id));
      return presentInvitation(account);
    });
  } catch (error) {
    throw isStillReferred(error) ? refused('THERAPIST_IN_USE') : error;
  }
}

export const presentInvitation = ({ email, invitedAt, mailRefusedAt }: Invited): Invitation => ({
  email,
  sentAt: invitedAt.toISOString(),
  expiresAt: invitationEnd(invitedAt).toISOString(),
  isRefused: mailRefusedAt !== null && mailRefusedAt >= invitedAt,
});

type Invitation = z.output<typeof invitation>;

interface Invited {
  readonly email: string;
  readonly invitedAt: Date;
  readonly mailRefusedAt: Date | null;
}

/** Who has been invited and has not come yet, kept so until the transaction ends; throws for whoever may not say where the link goes. */
async function invitedOf(deps: Deps, tx: Db, actor: Actor, therapistId: string) {
  await lockAccess(tx);
  const by = standingOf(await knownActor(deps, tx, actor));
  const [therapist] = await tx.select({ userId: therapists.userId }).from(therapists).where(eq(therapists.id, therapistId));
  if (!therapist) throw notFound('THERAPIST');
  const view = await lockedAccount(tx, therapist.userId);
  const { email, invitedAt } = view.account;
  if (invitedAt === null || email === null) throw refused('ALREADY_JOINED');
  if (!mayAdminister(by, standingOf(view))) throw refused('ACCESS_MISMATCH');
  return { account: { ...view.account, email, invitedAt } };
}

/** An account that is there, as it stands now that whoever chooses its password waits. */
async function lockedAccount(tx: Db, id: string): Promise<AccountView> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
  return knownAccount(tx, id);
}

/** Who acts, as they stand now that nobody else changes access. */
async function knownActor({ clock }: Deps, tx: Db, { accountId }: Actor): Promise<AccountView> {
  const by = await knownAccount(tx, accountId);
  refuseClosedAccount(by.account, clock.now());
  const { access } = standingOf(by);
  if (!holds(access, 'THERAPIST', 'WRITE') || !holds(access, 'ROLE', 'GRANT')) throw refused('ACCESS_MISMATCH');
  return by;
}

/** Gives the role to an account that is there. One whose address nobody has confirmed may be anybody's who typed it. */
async function takeIn(
  deps: Deps,
  tx: Db,
  actor: Actor,
  { by, holder, role }: { by: AccountView; holder: AccountView; role: RoleRow },
): Promise<void> {
  const { account } = holder;
  if (account.id === by.account.id) return;
  if (account.state !== 'ACTIVE') throw refused('ACCOUNT_CLOSED');
  if (!account.emailConfirmed && account.invitedAt === null) throw refused('ADDRESS_UNCONFIRMED');
  const standing = standingOf(holder);
  if (hasAccess(standing.access, role.access)) return;
  const access = joined(standing.access, role.access);
  if (!mayBringTo(standingOf(by), standing, access)) throw refused('ACCESS_MISMATCH');
  const now = deps.clock.now();
  // What they hold beyond the role stays theirs, as entries of their own.
  const own = hasAccess(role.access, access) ? null : access;
  await tx.update(accounts).set({ roleId: role.id, access: own, updatedAt: now }).where(eq(accounts.id, account.id));
  const detail = [`${holder.role.name} > ${role.name}`, own && levelsIn(own)].filter(Boolean).join(' ');
  await recordAudit(deps, tx, actor, { kind: 'ACCOUNT_ROLE_CHANGED', subjects: [account.id], detail });
  const letter = { accountId: account.id, mail: { kind: 'ACCESS_GIVEN' }, until: addDays(now, 2) } as const;
  await mailLater(deps, tx, { ...letter, news: `ACCESS_GIVEN ${newId(now)}` });
}

/** The higher level of each. */
function joined(one: readonly AccessEntry[], other: readonly AccessEntry[]): AccessEntry[] {
  const levels = new Map<AccessEntry['ressource'], number>();
  for (const { ressource, privileges } of [...one, ...other]) levels.set(ressource, Math.max(privileges, levels.get(ressource) ?? 0));
  return [...levels].map(([ressource, privileges]) => ({ ressource, privileges }));
}

async function invite(deps: Deps, tx: Db, actor: Actor, { id, userId }: { id: string; userId: string }): Promise<Date> {
  const now = deps.clock.now();
  await forgetResetLinks(tx, userId);
  await tx.update(accounts).set({ invitedAt: now, updatedAt: now }).where(eq(accounts.id, userId));
  const letter = { accountId: userId, mail: { kind: 'INVITATION' }, until: invitationEnd(now) } as const;
  await mailLater(deps, tx, { ...letter, news: `INVITATION ${newId(now)}` });
  await recordAudit(deps, tx, actor, { kind: 'THERAPIST_INVITED', subjects: [id, userId] });
  return now;
}
