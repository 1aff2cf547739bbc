import { categories as named } from '#server/database/seed/categories.ts';
import { newId } from '#server/database/new-id.ts';
import type { Deps } from '#server/deps.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';

const batch = 20_000;
const sentences = [
  'je ne dors plus la nuit et le jour je suis fatigue',
  'ma soeur dit que cela passera avec le temps',
  'au travail tout le monde attend quelque chose de moi',
  'depuis cet hiver les matins restent lourds',
  'est ce que quelqu un connait cela aussi',
  'j ai essaye de marcher une heure chaque soir',
  'quand le telephone sonne tout se serre',
  'mes enfants le sentent et je m en veux',
  'le medecin n a rien trouve les analyses sont normales',
  'nous ne parlons plus que des courses et des factures',
  'il y a des jours plus doux et je les note',
  'merci de m avoir lu jusqu au bout',
  'apres le deuil la maison est devenue trop grande',
];

export async function writeCategories(deps: Deps): Promise<void> {
  const updatedAt = deps.clock.now();
  await deps.db.insert(categories).values(named.map((category) => ({ ...category, id: newId(), updatedAt })));
}

const sentence = (prime: number) => `($1::text[])[1 + (n * ${prime} + n / ${prime}) % ${sentences.length}]`;
const text = [3, 5, 7, 11, 17].map(sentence).join(` || ' ' || `);

/**
 * Threads from one number to another, over six years, in categories of which the first holds a third and the last a
 * fifteenth: most with few votes and some with thousands, one in twenty not public, ten picked by hand, a comment each.
 */
export async function writeThreads(deps: Deps, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += batch) {
    const numbers = [start, Math.min(start + batch, to) - 1];
    await deps.database.run(
      `insert into threads (id, slug, title, content, excerpt, search_text, category_id, pseudonym, language, direction, status,
         upvotes, downvotes, claps, comment_count, last_comment_at, comments_by_others, featured, hot, created_at)
       select left(md5('thread' || n), 24), 'les-matins-restent-lourds-' || n, 'Les matins restent lourds ' || n, '<p>' || words || '</p>',
         left(words, 180), 'les matins restent lourds ' || n || ' ' || words,
         (select id from categories where sort_order = 1 + floor(8 * r * r)), 'Saule pensif', 'fr', 'ltr',
         case when n % 20 = 0 then (array['PENDING', 'UNVALIDATED'])[1 + n / 20 % 2] when n % 33 = 0 then 'LOCKED' else 'VALIDATED' end,
         ups, downs, claps, n % 3, case when n % 3 > 0 then $4::timestamptz end, n % 3, n <= 10,
         sign(p) * log(greatest(abs(p), 1)) + extract(epoch from written - timestamptz '2020-01-01 00:00Z') / 172800, written
       from generate_series($2::int, $3::int) n,
         lateral (select random() + 0 * n as r, floor(exp(8 * random() ^ 3))::int - 1 + 0 * n as ups, floor(4 * random() ^ 4)::int + 0 * n as downs,
           floor(exp(6 * random() ^ 3))::int + 0 * n as claps, $4::timestamptz - (random() + 0 * n) * interval '2190 days' as written,
           ${text} as words) chance,
         lateral (select ups - downs + claps / 5 as score) scored,
         lateral (select score + greatest(0, least(score, 0.5 * (n % 3))) as p) pointed`,
      [sentences, ...numbers, deps.clock.now()],
    );
    await deps.database.run(
      `insert into comments (id, thread_id, content, pseudonym, direction, status, created_at)
       select left(md5('comment' || n || '-' || place), 24), left(md5('thread' || n), 24), 'Chez moi aussi, et cela passe.', 'Vague lente', 'ltr',
         'VALIDATED', $3
       from generate_series($1::int, $2::int) n, lateral generate_series(1, n % 3) place`,
      [...numbers, deps.clock.now()],
    );
  }
  // By hand: the embedded database has nobody who does it.
  for (const table of ['threads', 'comments']) await deps.database.run(`vacuum analyze ${table}`);
}

/** Public threads from all over the table, each with a comment that waits to be read. */
export async function openSome(deps: Deps, howMany: number): Promise<{ slug: string; commentId: string }[]> {
  const { rows } = await deps.database.run(
    `with chosen as (select id, slug from threads where status = 'VALIDATED' order by random() limit $1),
       waiting as (insert into comments (id, thread_id, content, pseudonym, direction, status, created_at)
         select left(md5(random()::text || id), 24), id, 'Et pour vous, comment était-ce ?', 'Galet doux', 'ltr', 'PENDING', $2 from chosen
         returning id, thread_id)
     select slug, waiting.id as comment_id from chosen join waiting on thread_id = chosen.id`,
    [howMany, deps.clock.now()],
  );
  return rows.map(({ slug, comment_id: commentId }) => ({ slug, commentId }) as { slug: string; commentId: string });
}
