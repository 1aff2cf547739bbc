import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { WrongSetting } from '../../env.ts';
import { accounts, mailLinks, socialAccounts } from '../../modules/auth/auth.tables.ts';
import { forgetPerson } from '../../modules/auth/delete-account.ts';
import { signOutDevices } from '../../modules/auth/sign-out-devices.ts';
import { writeSetting } from '../../modules/client/settings.queries.ts';
import type { Db } from '../connect.ts';
import { isStillReferred } from '../database-refusal.ts';
import { demonstrationEmails } from './seed-accounts.ts';
import { demonstrationPassword } from './seed-demonstration.ts';

/** Those that are left, in the order they are named in. */
async function demonstrationAccounts(db: Db) {
  const found = await db
    .select({ id: accounts.id, email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.email, [...demonstrationEmails]));
  return demonstrationEmails.flatMap((named) => found.filter(({ email }) => email === named));
}

/** Throws, naming them, while a demonstration's accounts open with the password that everybody can read in the sources. */
export async function refuseOpenDemonstration(deps: Deps): Promise<void> {
  const open: string[] = [];
  for (const { email, passwordHash } of await demonstrationAccounts(deps.db)) {
    if (email !== null && (await deps.passwords.matches(passwordHash, demonstrationPassword))) open.push(email);
  }
  if (open.length === 0) return;
  throw new WrongSetting(
    `This database was filled as a demonstration: ${open.join(', ')} can sign in with the published password, which production refuses. ` +
      'Start on an empty database, or take these accounts away with npm run remove-demonstration.',
  );
}

interface RemovedDemonstration {
  /** Gone with all that tells of their person. */
  readonly erased: string[];
  /** Kept because a profile or a schedule is theirs; nobody signs in to them any more. */
  readonly closed: string[];
}

/** Makes a demonstration's database a practice's own: its accounts go, or open to nobody, whatever became of their passwords. */
export async function removeDemonstration(deps: Deps): Promise<RemovedDemonstration> {
  return deps.db.transaction(async (tx) => {
    const removed: RemovedDemonstration = { erased: [], closed: [] };
    for (const { id, email } of await demonstrationAccounts(tx)) {
      await forgetPerson(deps, tx, id, 'ANONYMISE');
      const outcome = (await tryToDelete(tx, id)) ? 'erased' : 'closed';
      if (outcome === 'closed') await close(deps, tx, id);
      removed[outcome].push(email ?? id);
    }
    await writeSetting(tx, 'isDemonstration', false);
    return removed;
  });
}

/** False where others' rows depend on the account. */
async function tryToDelete(tx: Db, id: string): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => savepoint.delete(accounts).where(eq(accounts.id, id)));
    return true;
  } catch (error) {
    if (isStillReferred(error)) return false;
    throw error;
  }
}

async function close(deps: Deps, tx: Db, id: string): Promise<void> {
  const now = deps.clock.now();
  await tx.update(accounts).set({ passwordHash: null, updatedAt: now }).where(eq(accounts.id, id));
  await tx.delete(mailLinks).where(eq(mailLinks.accountId, id));
  await tx.delete(socialAccounts).where(eq(socialAccounts.accountId, id));
  await signOutDevices(tx, id, now);
}
