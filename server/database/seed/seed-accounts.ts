import { eq } from 'drizzle-orm';
import type { RoleName } from '#contract/role-names.ts';
import type { Deps } from '../../deps.ts';
import { accounts, roles } from '../../modules/auth/auth.tables.ts';
import { newId } from '../new-id.ts';

export interface SeededPeople {
  clientId: string;
  therapistId: string;
  moderatorId: string;
  adminId: string;
}

const people: readonly {
  name: keyof SeededPeople;
  role: RoleName;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
}[] = [
  { name: 'clientId', role: 'CLIENT', email: 'client@demo.test', firstName: 'Salma', lastName: 'Trabelsi', phoneNumber: '+21620000001' },
  {
    name: 'therapistId',
    role: 'THERAPIST',
    email: 'therapist@demo.test',
    firstName: 'Amel',
    lastName: 'Ben Salah',
    phoneNumber: '+21620000002',
  },
  {
    name: 'moderatorId',
    role: 'MODERATOR',
    email: 'moderator@demo.test',
    firstName: 'Nizar',
    lastName: 'Gharbi',
    phoneNumber: '+21620000003',
  },
  { name: 'adminId', role: 'GOD', email: 'admin@demo.test', firstName: 'Ines', lastName: 'Mansour', phoneNumber: '+21620000004' },
];

export const demonstrationEmails: readonly string[] = people.map(({ email }) => email);

/** The four demonstration accounts, all complete. */
export async function seedAccounts(deps: Deps, password: string): Promise<SeededPeople> {
  const now = deps.clock.now();
  const ids: Partial<SeededPeople> = {};
  for (const { name, role, email, firstName, lastName, phoneNumber } of people) {
    const [found] = await deps.db.select({ id: roles.id }).from(roles).where(eq(roles.name, role));
    if (!found) throw new Error(`the role ${role} is missing`);
    const id = newId(now);
    await deps.db.insert(accounts).values({
      id,
      userName: email.split('@')[0] ?? email,
      email,
      emailConfirmed: true,
      passwordHash: await deps.passwords.hash(password),
      roleId: found.id,
      firstName,
      lastName,
      phoneNumber,
      isActivated: true,
      createdAt: now,
      updatedAt: now,
    });
    ids[name] = id;
  }
  return ids as SeededPeople;
}
