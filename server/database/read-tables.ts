import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName, is, type Logger } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

const names: ReadonlySet<string> = new Set(Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])));
const noting = new AsyncLocalStorage<Set<string>>();

/** Does some work, and notes the names of the tables that its statements speak of, each before it is read. */
export const noteTables = <Result>(into: Set<string>, work: () => Promise<Result>): Promise<Result> => noting.run(into, work);

/** Sees every statement; a column with a table's name counts as that table, which only says too much. */
export const statementsSeen: Logger = {
  logQuery(statement) {
    const into = noting.getStore();
    if (into) for (const word of statement.match(/[a-z_]+/g) ?? []) if (names.has(word)) into.add(word);
  },
};
