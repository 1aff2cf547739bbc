import { sql, type SQL } from 'drizzle-orm';
import { blogs } from './blogs.tables.ts';

export interface Match {
  readonly condition: SQL;
  /** Best first. */
  readonly order: SQL[];
}

/** Articles that hold all the words, in any of their French forms. */
export const allWordsMatch = (words: string): Match => matching(sql`plainto_tsquery('french'::regconfig, ${words})`);

/** Articles that hold one of the words at least. */
export const anyWordMatches = (words: readonly string[]): Match =>
  matching(sql`websearch_to_tsquery('french'::regconfig, ${words.join(' or ')})`);

/** Those that hold the words often, for their length, come first. */
function matching(query: SQL): Match {
  return { condition: sql`${blogs.search} @@ ${query}`, order: [sql`ts_rank(${blogs.search}, ${query}, 1) desc`] };
}
