import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { createRole, deleteRole, updateRole } from '#contract/auth/roles.endpoints.ts';
import { hasAccess, initialAccess, type AccessEntry } from '#contract/permissions.ts';
import { ressources } from '#contract/ressources.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { eq } from 'drizzle-orm';
import { call } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A step asks the database a dozen times: `npm run prove` has 2,000 sequences of up to 20, each on what the last one left. */
const sequences = Number(process.env['PROVE_EDITS'] ?? 500);
const longest = process.env['PROVE_EDITS'] ? 20 : 4;

type Person = { authID: string; bearer: string };
let app: TestApp;
let people: readonly Person[];
beforeAll(async () => {
  app = await startTestApp();
  people = [
    await newStaff(app, 'GOD'),
    await newStaff(app, 'ADMIN'),
    await newStaff(app, 'ADMIN'),
    await newStaff(app, 'CLIENT', [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: 7 }, { ressource: 'BLOGS', privileges: 4 }]),
    await newStaff(app, 'THERAPIST', [...initialAccess.THERAPIST, { ressource: 'ROLE', privileges: 6 }]),
    await newStaff(app, 'MODERATOR'),
    await newStaff(app, 'CLIENT'),
  ];
});
afterAll(() => app.close());

const entry: fc.Arbitrary<AccessEntry> = fc.record({
  ressource: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('ROLE', 'BLOGS', 'PAYMENT', 'BOOK', '*') },
    { weight: 1, arbitrary: fc.constantFrom(...ressources) },
  ),
  privileges: fc.integer({ min: 0, max: 7 }),
});
const access = fc.oneof(
  fc.array(entry, { maxLength: 4 }),
  fc.constantFrom(...Object.values(initialAccess)).map((entries) => [...entries]),
);
const place = fc.nat({ max: 50 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('access' as const), by: place, on: place, access }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('role' as const), by: place, on: place, role: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), by: place, role: place, access }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('create' as const), by: place, access }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), by: place, role: place }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What everybody and every role holds, as the next request will find it. */
async function snapshot() {
  const { db } = app.deps;
  const held = await db
    .select({ id: accounts.id, roleName: roles.name, own: accounts.access, ofRole: roles.access })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId));
  const all = await db.select().from(roles).orderBy(roles.id);
  return { people: new Map(held.map(({ id, roleName, own, ofRole }) => [id, { roleName, access: own ?? ofRole }])), roles: all };
}
type Snapshot = Awaited<ReturnType<typeof snapshot>>;

let made = 0;
function send(what: Step, { roles: known }: Snapshot, by: Person) {
  const roleAt = (index: number) => known[index % known.length] ?? { id: '', name: '' };
  const { app: server } = app;
  switch (what.kind) {
    case 'access':
    case 'role': {
      const id = people[what.on % people.length]?.authID ?? '';
      const body = what.kind === 'access' ? { access: what.access } : { roleId: roleAt(what.role).id };
      return call(server, editAccess, { parameters: { id }, bearer: by.bearer, body });
    }
    case 'update': {
      const { id, name } = roleAt(what.role);
      return call(server, updateRole, { parameters: { id }, bearer: by.bearer, body: { name, access: what.access } });
    }
    case 'create':
      made += 1;
      return call(server, createRole, { bearer: by.bearer, body: { name: `MADE_${made}`, access: what.access } });
    case 'delete':
      return call(server, deleteRole, { parameters: { id: roleAt(what.role).id }, bearer: by.bearer });
  }
}

/** Nobody holds now what they did not before, unless whoever acted holds it too; who acted and GOD are as they were. */
function judge(before: Snapshot, after: Snapshot, by: Person): void {
  const giver = before.people.get(by.authID);
  for (const [id, now] of after.people) {
    const then = before.people.get(id);
    if (!then || !giver) throw new Error('somebody came or went');
    if (id === by.authID || then.roleName === 'GOD') expect(now, 'oneself and GOD stay as they are').toEqual(then);
    const gained = now.access.filter((each) => !hasAccess(then.access, [each]));
    expect(hasAccess(giver.access, gained), 'nobody is lifted above who granted it').toBe(true);
  }
  for (const role of after.roles) {
    const then = before.roles.find(({ id }) => id === role.id);
    const gained = role.access.filter((each) => !hasAccess(then?.access ?? [], [each]));
    expect(hasAccess(giver?.access ?? [], gained), 'no role gives more than who made it so').toBe(true);
  }
}

test(`${sequences} sequences of edits of roles and access never lift anybody above who granted it`, async () => {
  let taken = 0;
  let before = await snapshot();
  const isSequenceSound = async (steps: Step[]) => {
    for (const what of steps) {
      const by = people[what.by % people.length];
      if (!by) return;
      const { status } = await send(what, before, by);
      expect([200, 201, 403, 404, 409]).toContain(status);
      // What a refusal had changed would show at the next judgement, as something nobody then granted.
      if (status >= 300) continue;
      const after = await snapshot();
      judge(before, after, by);
      before = after;
      taken += 1;
    }
  };
  const steps = fc.array(step, { minLength: 1, maxLength: longest });
  await fc.assert(fc.asyncProperty(steps, isSequenceSound), { numRuns: sequences, seed: 20_261_121 });
  // A run in which everything is refused would prove nothing.
  expect(taken).toBeGreaterThan(sequences / 10);
}, 3_600_000);
