import { sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { isPublished } from './blogs.queries.ts';
import { blogs, blogWords } from './blogs.tables.ts';
import { typingDistance } from './typing-distance.ts';

const shortestWord = 3;

/** Remembers the words of an article's searched text; called whenever an article is written. */
export async function learnWords(db: Db, searchText: string): Promise<void> {
  await db.execute(sql`
    insert into ${blogWords} (word)
    select distinct word from unnest(string_to_array(${searchText}::text, ' ')) as word where length(word) >= ${shortestWord}
    on conflict do nothing`);
}

const candidates = 20;
const longWord = 8;

/**
 * The words of the articles that the typed ones may have meant: a word that is known is itself; for any other, those
 * fewest slips away (one at most, two for a long word), or else the most similar; a word like none is left out.
 * Words are compared and not the articles, because a similarity over 12,000 texts of 1,000 words took 19 seconds.
 * Similar is pg_trgm's own measure: three of ten trigrams shared.
 */
export async function nearestWords(db: Db, words: string): Promise<string[]> {
  // Shorter words are not remembered: whatever they came near would be another word.
  const typed = [...new Set(words.split(' '))].filter(({ length }) => length >= shortestWord);
  const rows = await db
    .select({ typed: sql<string>`typed.word`, word: sql<string>`near.word` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) with ordinality as typed (word, place)`)
    .innerJoin(
      sql`lateral (
        select ${blogWords.word} as word, similarity(${blogWords.word}, typed.word) as likeness from ${blogWords}
        where ${blogWords.word} % typed.word
        order by likeness desc, ${blogWords.word}
        limit ${candidates}) near`,
      sql`true`,
    )
    .orderBy(sql`typed.place, near.likeness desc, near.word`);
  const alike = new Map<string, string[]>();
  for (const row of rows) alike.set(row.typed, [...(alike.get(row.typed) ?? []), row.word]);
  const meant = [...alike].map(([word, known]) => closest(word, known));
  return telling(db, [...new Set(meant.flat())]);
}

/** Of the known words, most similar first, those fewest slips away from the typed one. */
function closest(typed: string, known: readonly string[]): string[] {
  const slips = known.map((word) => typingDistance(typed, word));
  const fewest = Math.min(...slips);
  return fewest > (typed.length >= longWord ? 2 : 1) ? known.slice(0, 1) : known.filter((_, index) => slips[index] === fewest);
}

/**
 * Without the words that more than half of the articles hold: « deul » is one slip from « deuil » and from « deux »,
 * and « deux » would bring them all.
 */
async function telling(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length < 2) return [...words];
  const published = sql`(select count(*) from ${blogs} where ${isPublished})`;
  const holding = sql`(select count(*) from ${blogs} where ${isPublished} and ${blogs.search} @@ plainto_tsquery('french'::regconfig, found.word))`;
  const rows = await db
    .select({ word: sql<string>`found.word` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as found (word, place)`)
    .where(sql`${holding} * 2 <= ${published}`)
    .orderBy(sql`found.place`);
  return rows.length > 0 ? rows.map(({ word }) => word) : [...words];
}
