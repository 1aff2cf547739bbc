import { getTableName, is, type Logger } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { notedReads } from '../noted-reads.ts';
import * as schema from './schema.ts';

const names: ReadonlySet<string> = new Set(Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])));

/** Notes the tables that each statement speaks of; a column with a table's name counts as that table, which only says too much. */
export const statementsSeen: Logger = {
  logQuery(statement) {
    const into = notedReads()?.tables;
    if (into) for (const word of statement.match(/[a-z_]+/g) ?? []) if (names.has(word)) into.add(word);
  },
};
