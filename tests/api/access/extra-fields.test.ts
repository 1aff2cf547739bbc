import { pseudonyms } from '#server/modules/threads/pseudonym-words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers, type Caller } from '#tests/support/every-endpoint-world.ts';
import { openEveryEndpoint, type EveryEndpoint, type Request } from '#tests/support/every-endpoint.ts';
import { operationsOf, type Document, type JsonSchema, type Operation } from '#tests/support/fuzz/document.ts';
import { rows, type Row } from './every-endpoint.rows.ts';

let practice: EveryEndpoint;
let operations: readonly Operation[];
let tables: readonly string[];
beforeAll(async () => {
  practice = await openEveryEndpoint();
  const { test: app } = practice;
  operations = operationsOf((await app.app.inject({ url: '/api/openapi.json' })).json<Document>());
  const found = await app.deps.database.run(
    "select table_name from information_schema.tables where table_schema = 'public' order by table_name",
  );
  // Each request signs somebody in for itself, and the oldest of their devices is forgotten.
  tables = found.rows.map(({ table_name: name }) => String(name)).filter((name) => name !== 'devices');
});
afterAll(() => practice.close());

/** Nothing of the practice is so much, so long ago or so called. */
const [planted, plantedInstant, plantedName] = [987_654_321, '2019-09-09T00:00:00.000Z', 'GREED'];

/** What somebody might add to a body to give themselves, or somebody else, more than the call is for. */
function greed() {
  const { administrator } = practice.world.ids;
  const whose = { userId: administrator, authID: administrator, ownerId: administrator, accountId: administrator };
  const standing = { state: 'BANNED', isActivated: true, emailConfirmed: true, isTemporary: true, authProvider: 'TWITTER' };
  const role = { role: 'GOD', roleId: 'GOD', roleName: 'GOD', access: [{ ressource: '*', privileges: 7 }], privileges: 7 };
  const money = { price: planted, priceMillimes: planted, amountMillimes: planted, receivedMillimes: planted };
  const appointment = { status: 'VALIDATED', paymentKind: 'OFFICE', holdUntil: plantedInstant, late: true, rescheduleCount: -9 };
  const published = { score: planted, claps: planted, featured: true, isStaff: true, isPublic: true, order: planted };
  return { ...whose, ...standing, ...role, ...money, ...appointment, ...published, createdAt: plantedInstant, userName: plantedName };
}

const declaredFields = ({ properties = {}, anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(declaredFields),
];

/** The body with every greedy field that the call does not take. */
function greedyBody({ call }: Row, body: unknown): Record<string, unknown> {
  const schema = operations.find((operation) => operation.call === call)?.body;
  const taken = new Set(schema ? declaredFields(schema) : []);
  const more = Object.entries(greed()).filter(([name]) => !taken.has(name));
  return { ...Object.fromEntries(more), ...(body as object | undefined) };
}

/** Rows that were read before, by where they stand and who wrote them last: nearly all are the same from one look to the next. */
let knownRows = new Map<string, string>();

/** Every row of every table, as text. */
async function everyRow(): Promise<Map<string, number>> {
  const run = (query: string) => practice.test.deps.database.run(query);
  const places = tables.map((name) => `select '${name} ' || ctid || ' ' || xmin as place from "${name}"`).join(' union all ');
  const current = (await run(places)).rows.map(({ place }) => String(place));
  const unread = new Map<string, string[]>();
  for (const place of current) {
    if (knownRows.has(place)) continue;
    const [name = '', ctid = ''] = place.split(' ');
    unread.set(name, [...(unread.get(name) ?? []), ctid]);
  }
  const reads = [...unread].map(
    ([name, ctids]) =>
      `select '${name} ' || ctid || ' ' || xmin as place, '${name} ' || t::text as line from "${name}" t where ctid = any('{${ctids.map((ctid) => `"${ctid}"`).join()}}'::tid[])`,
  );
  const lines = reads.length > 0 ? (await run(reads.join(' union all '))).rows : [];
  const read = new Map(lines.map(({ place, line }) => [String(place), String(line)]));
  const textAt = (place: string) => {
    const text = knownRows.get(place) ?? read.get(place);
    if (text === undefined) throw new Error(`the row at ${place} is gone`);
    return text;
  };
  knownRows = new Map(current.map((place) => [place, textAt(place)]));
  const counts = new Map<string, number>();
  for (const line of knownRows.values()) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

const namesInThreads = new RegExp(pseudonyms.join('|'), 'g');

/** People by their place in the practice, and no number: what is made anew for each request differs in those alone. */
function withoutChance(line: string): string {
  const named = Object.entries(practice.world.ids).reduce((text, [name, id]) => text.replaceAll(id, `<${name}>`), line);
  return (
    named
      .replaceAll(/"\$argon2[^"]*"/g, '<hash>')
      // First: one in a thousand ends like the address of a thread.
      .replaceAll(/[\w-]{43,}/g, '<secret>')
      // Drawn by lot: what a person is called in a thread, and the end of its address.
      .replaceAll(namesInThreads, '<pseudonym>')
      .replaceAll(/-[a-z2-9]{4}(?=,)/g, '-<letters>')
      .replaceAll(/[0-9a-f]{64}|[0-9a-f]{24,32}/g, '<id>')
      // First: the end of a long fraction looks like a code.
      .replaceAll(/\d+\.\d+/g, '#')
      .replaceAll(/\b[0-9A-F]{12}\b/g, '<code>')
      .replaceAll(/\d+/g, '#')
  );
}

const isPlanted = (line: string) => [String(planted), '2019-09-09', plantedName].some((each) => line.includes(each));

/** What a request changes in the database, row by row: gone with a minus, new with a plus. */
async function changesOf(row: Row, caller: Caller, request: Request) {
  const before = await everyRow();
  const { statusCode } = await practice.ask(row.call, caller, request);
  const after = await everyRow();
  const differing = (left: Map<string, number>, right: Map<string, number>, sign: string) =>
    [...left].filter(([line, count]) => count > (right.get(line) ?? 0)).map(([line]) => `${sign} ${line}`);
  const changes = [...differing(before, after, '-'), ...differing(after, before, '+')];
  return { statusCode, changes: changes.map(withoutChance).toSorted(), isPlanted: changes.some(isPlanted) };
}

/** Of whom the least who may, the owner and the most powerful are tried. Whose account is not complete would gain by completing it so. */
const askers: readonly Caller[] = ['anonymous', 'incomplete', 'owner', 'ownPractitioner', 'GOD'];
const cellOf = ({ cells }: Row, caller: Caller) => cells.trim().split(/\s+/)[callers.indexOf(caller)];

const writing = rows.filter(({ call }) => /^(POST|PUT|DELETE) /.test(call) && call !== 'POST /v1/bucket/file/');

describe('a body with `role`, `access`, `isActivated`, `price`, `status` and their like changes what it would without them', () => {
  test.each(writing)('$call', async (row) => {
    const { world } = practice;
    const allowed = askers.filter((caller) => cellOf(row, caller) === 'ok');
    for (const caller of allowed.filter((each, index) => index === 0 || each === 'owner' || index === allowed.length - 1)) {
      // Once without looking: the first vote, the first browser differ from the next.
      await practice.ask(row.call, caller, await row.request(world, caller));
      const plain = await changesOf(row, caller, await row.request(world, caller));
      expect(plain.statusCode, caller).toBeLessThan(300);
      const request = await row.request(world, caller);
      const greedy = await changesOf(row, caller, { ...request, body: greedyBody(row, request.body) });
      expect(greedy, caller).toEqual({ ...plain, isPlanted: false });
    }
  });

  test('a role is given by its id alone: by its name, or its access under another name, nothing is', async () => {
    const { world } = practice;
    const { role, roleName, isActivated, state } = greed();
    const row = rows.find(({ call }) => call === 'PUT /v1/auth/z/access/{id}');
    if (!row) throw new Error('the call is missing');
    const request = { ...(await row.request(world, 'GOD')), body: { role, roleName, isActivated, state } };
    const { statusCode, changes } = await changesOf(row, 'GOD', request);
    expect([statusCode, changes.filter((line) => line.startsWith('+ accounts'))]).toEqual([400, []]);
  });
});
