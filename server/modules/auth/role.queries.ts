import { asc, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/auth/roles.schema.ts';
import { roleNames, type RoleName } from '#contract/role-names.ts';
import type { Db } from '../../database/connect.ts';
import { roles } from './auth.tables.ts';

export type RoleRow = typeof roles.$inferSelect;

// By their full names: in a query of one table Drizzle writes columns without it, and both tables have an id.
const accountCount = sql<number>`(select count(*)::int from accounts where accounts.role_id = roles.id)`;
const shown = { id: roles.id, name: roles.name, access: roles.access, accountCount };

export const isBuiltIn = (name: string): boolean => (roleNames as readonly string[]).includes(name);

type CountedRole = RoleRow & { accountCount: number };
const present = (row: CountedRole): Role => ({ ...row, access: [...row.access], isBuiltIn: isBuiltIn(row.name) });

/** The site's own roles in their order, then the practice's by name. */
export async function findRoles(db: Db): Promise<Role[]> {
  const rows = await db.select(shown).from(roles).orderBy(asc(roles.name));
  const placeOf = ({ name }: Role) => (roleNames as readonly string[]).indexOf(name) >>> 0;
  return rows.map(present).toSorted((one, other) => placeOf(one) - placeOf(other));
}

export async function findRole(db: Db, id: string): Promise<Role | null> {
  const [row] = await db.select(shown).from(roles).where(eq(roles.id, id));
  return row ? present(row) : null;
}

/** The id of one of the site's own roles. */
export async function roleIdNamed(db: Db, name: RoleName): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  if (!role) throw new Error(`the role ${name} is missing`);
  return role.id;
}

export async function findRoleRow(db: Db, id: string): Promise<RoleRow | undefined> {
  const [row] = await db.select().from(roles).where(eq(roles.id, id));
  return row;
}
