import type { PGlite } from '@electric-sql/pglite';
import { createInMemory, databaseOver, type Database } from '#server/database/connect.ts';

interface Spare {
  readonly client: PGlite;
  /** What the tables, columns, triggers and functions were when it was opened. */
  readonly shape: string;
  /** The rows of the tables that had some, by their names. */
  readonly rows: ReadonlyMap<string, Blob>;
  /** What sets each sequence to where it stood. */
  readonly sequences: readonly string[];
}

/** Databases of this worker that nobody uses any more: opening another takes five times as long as setting one back. */
const spares: Spare[] = [];

const isOurs = "nspname not like 'pg\\_%' and nspname <> 'information_schema'";

async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat(c.oid, relname, relkind) as part from pg_class c join pg_namespace n on n.oid = relnamespace where ${isOurs}
      union all select concat(a.attrelid, attname, atttypid, attnotnull) from pg_attribute a
        join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace where ${isOurs}
      union all select concat(tgrelid, tgname, tgenabled) from pg_trigger
      union all select concat(p.oid, proname) from pg_proc p join pg_namespace n on n.oid = pronamespace where ${isOurs}
    ) as parts`);
  return rows[0]?.shape ?? '';
}

/** The tables that hold rows. */
async function filledTables(client: PGlite): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${isOurs}`,
  );
  const probes = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const { rows } = await client.query<{ name: string }>(probes.join(' union all '));
  return rows.map(({ name }) => name);
}

async function openFirst(template: Blob): Promise<Spare> {
  const client = await createInMemory(template);
  const rows = new Map<string, Blob>();
  for (const name of await filledTables(client)) {
    const { blob } = await client.query(`copy ${name} to '/dev/blob' (format binary)`);
    if (blob) rows.set(name, blob);
  }
  const { rows: sequences } = await client.query<{ set: string }>(`
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as set
    from pg_sequences`);
  return { client, rows, sequences: sequences.map(({ set }) => set), shape: await shapeOf(client) };
}

/** Every row and every setting as in the template. */
async function setBack({ client, rows, sequences }: Spare): Promise<void> {
  await client.exec('discard all');
  await client.exec('set session_replication_role = replica');
  await client.exec(`truncate ${(await filledTables(client)).join(', ')} cascade`);
  for (const [name, blob] of rows) await client.query(`copy ${name} from '/dev/blob' (format binary)`, [], { blob });
  for (const set of sequences) await client.exec(set);
  await client.exec('set session_replication_role = origin');
  await client.exec('checkpoint');
}

/** One that was used before and set back, or undefined where there is none. */
async function takeSpare(): Promise<Spare | undefined> {
  for (let spare = spares.pop(); spare; spare = spares.pop()) {
    // A test that has changed a table or a trigger takes its database along.
    if ((await shapeOf(spare.client)) === spare.shape) {
      await setBack(spare);
      return spare;
    }
    await spare.client.close();
  }
  return undefined;
}

/** An embedded database as the template; closed, it waits for the next who asks, and whoever closed it is refused. */
export async function openFromTemplate(template: () => Blob): Promise<Database> {
  const spare = (await takeSpare()) ?? (await openFirst(template()));
  let isClosed = false;
  const client = new Proxy(spare.client, {
    get(target, name) {
      if (isClosed) throw new Error('the database is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return databaseOver(client, async () => {
    isClosed = true;
    spares.push(spare);
  });
}
