import { eq } from 'drizzle-orm';
import type { AccessEntry } from '#contract/permissions.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { newClient } from './api.ts';
import type { TestApp } from './test-app.ts';

/** The id of a role by its name. */
export async function roleIdOf({ deps }: TestApp, name: string): Promise<string> {
  const [role] = await deps.db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  if (!role) throw new Error(`no role ${name}`);
  return role.id;
}

/** A new person with a role, and with entries of their own where given; complete and signed in. */
export async function newStaff(test: TestApp, roleName: string, access: AccessEntry[] | null = null) {
  const person = await newClient(test.app);
  const roleId = await roleIdOf(test, roleName);
  await test.deps.db.update(accounts).set({ roleId, access }).where(eq(accounts.id, person.authID));
  return person;
}

/** A role of its own, straight into the database. */
export async function newRole({ deps }: TestApp, name: string, access: AccessEntry[]): Promise<string> {
  const id = newId(deps.clock.now());
  await deps.db.insert(roles).values({ id, name, access });
  return id;
}

/** The row of an account as it stands. */
export async function storedAccount({ deps }: TestApp, authID: string) {
  const [row] = await deps.db.select().from(accounts).where(eq(accounts.id, authID));
  if (!row) throw new Error(`no account ${authID}`);
  return row;
}

/** As if the person had opened the link of the e-mail that confirms their address. */
export async function confirmAddress({ deps }: TestApp, authID: string): Promise<void> {
  await deps.db.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.id, authID));
}

/** A new client whose address is confirmed: the practice knows who they are. */
export async function newKnownClient(test: TestApp, options: Parameters<typeof newClient>[1] = {}) {
  const person = await newClient(test.app, options);
  await confirmAddress(test, person.authID);
  return person;
}
