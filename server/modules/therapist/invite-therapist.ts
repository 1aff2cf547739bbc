import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { mayAdminister, mayBringTo, mayGrant } from '#contract/auth/standing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { hasAccess } from '#contract/permissions.ts';
import type { inviteTherapist as declared, sendInvitation as declaredChange } from '#contract/therapist/invitation.endpoints.ts';
import { invitationDays } from '#contract/therapist/invitation.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { duplicate, notFound, refused } from '../../http/problem.ts';
import { findAccount, findAccountByEmail, type AccountView } from '../auth/account.queries.ts';
import { standingOf } from '../auth/administer-account.ts';
import { accounts } from '../auth/auth.tables.ts';
import { createAccount } from '../auth/create-account.ts';
import { normalisedEmail } from '../auth/email-address.ts';
import { lockAccess } from '../auth/lock-access.ts';
import { newRefreshToken as newSecret } from '../auth/refresh-token.ts';
import { findRoleRow, roleIdNamed, type RoleRow } from '../auth/role.queries.ts';
import { mailLater } from '../mailing/mail-later.ts';
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
      const by = await knownActor(tx, actor);
      const role = await findRoleRow(tx, await roleIdNamed(tx, 'THERAPIST'));
      if (!role || !mayGrant(standingOf(by), role.access)) throw refused('ACCESS_MISMATCH');
      const found = await findAccountByEmail(tx, address);
      const holder = found && (await findAccount(tx, found.id));
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
export function sendInvitation(
  deps: Deps,
  actor: Actor,
  { id, email }: BodyOf<typeof declaredChange> & { id: string },
): Promise<{ email: string; sentAt: string }> {
  return deps.db.transaction(async (tx) => {
    await lockAccess(tx);
    const [therapist] = await tx.select({ userId: therapists.userId }).from(therapists).where(eq(therapists.id, id));
    const invited = therapist && (await findAccount(tx, therapist.userId));
    if (!invited) throw notFound('THERAPIST');
    const { account } = invited;
    if (account.invitedAt === null || account.email === null) throw refused('ALREADY_JOINED');
    // Who may say where the link goes may open the account with it.
    if (!mayAdminister(standingOf(await knownActor(tx, actor)), standingOf(invited))) throw refused('ACCESS_MISMATCH');
    const address = email === undefined ? account.email : normalisedEmail(email);
    if (address !== account.email) {
      if (await findAccountByEmail(tx, address)) throw duplicate('AUTHENTICATED_CLIENTS', 'email');
      await tx.update(accounts).set({ email: address }).where(eq(accounts.id, account.id));
    }
    const sentAt = await invite(deps, tx, actor, { id, userId: account.id });
    return { email: address, sentAt: sentAt.toISOString() };
  });
}

/** Who acts, as they stand now that nobody else changes access. */
async function knownActor(tx: Db, { accountId }: Actor): Promise<AccountView> {
  const by = await findAccount(tx, accountId);
  if (!by) throw notFound('AUTHENTICATED_CLIENTS');
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
  if (!account.emailConfirmed && account.invitedAt === null) throw refused('ADDRESS_UNCONFIRMED');
  const standing = standingOf(holder);
  if (hasAccess(standing.access, role.access)) return;
  if (!mayBringTo(standingOf(by), standing, role.access)) throw refused('ACCESS_MISMATCH');
  await tx.update(accounts).set({ roleId: role.id, access: null, updatedAt: deps.clock.now() }).where(eq(accounts.id, account.id));
  const detail = `${holder.role.name} > ${role.name}`;
  await recordAudit(deps, tx, actor, { kind: 'ACCOUNT_ROLE_CHANGED', subjects: [account.id], detail });
}

async function invite(deps: Deps, tx: Db, actor: Actor, { id, userId }: { id: string; userId: string }): Promise<Date> {
  const now = deps.clock.now();
  await tx.update(accounts).set({ invitedAt: now, updatedAt: now }).where(eq(accounts.id, userId));
  const letter = { accountId: userId, mail: { kind: 'INVITATION' }, until: addDays(now, invitationDays) } as const;
  await mailLater(deps, tx, { ...letter, news: `INVITATION ${newId(now)}` });
  await recordAudit(deps, tx, actor, { kind: 'THERAPIST_INVITED', subjects: [id, userId] });
  return now;
}
