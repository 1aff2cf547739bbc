import { categories } from '#server/database/seed/categories.ts';
import { seedAccounts } from '#server/database/seed/seed-accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/actor.ts';
import { changeOwnVote } from '#server/modules/threads/change-own-vote.ts';
import { listFeaturedThreads } from '#server/modules/threads/list-featured-threads.ts';
import { listThreadsGrouped } from '#server/modules/threads/list-threads-grouped.ts';
import { listThreads } from '#server/modules/threads/list-threads.ts';
import { moderateComment } from '#server/modules/threads/moderate-comment.ts';
import { voteAs } from '#server/votes/own-vote.ts';
import { databaseKinds } from '../support/built-server.ts';
import { medianMs, withBenchDeps } from './bench-deps.ts';
import { openSome, writeCategories, writeThreads } from './thread-rows.ts';

// What a reader, a voter and a moderator wait for must not grow with the threads: how hot one is stands in an indexed
// column. A search is left out, which takes longer the more there is to find (decision 020).
const few = 1_000;
const many = 1_000_000;
// In rounds over all of it, of which the quickest counts: a machine that is busy with something else interrupts what takes
// long more often than what does not, and would be taken for growth.
const rounds = 5;
const runsARound = 40;
// The embedded database is WebAssembly: its engine compiles it better and better over the first seconds.
const warmUpRuns = 150;
const hottest = { page: 1, limit: 20, 'sort-direction': 'desc', 'sort-field': 'createdAt', 'sort-type': 'HOT' } as const;
const [mostRead, leastRead] = [categories[0]?.slug, categories.at(-1)?.slug];

type Work = () => Promise<unknown>;
interface People {
  readonly clientId: string;
  readonly moderatorId: string;
}
const actorOf = (accountId: string): Actor => ({ accountId, deviceId: '', roleName: '', access: [], isActivated: true });

/** What is measured. Each vote and each comment is another thread's, from all over the table. */
async function worksOn(deps: Deps, { clientId, moderatorId }: People): Promise<ReadonlyMap<string, Work>> {
  const touched = await openSome(deps, 2 * (warmUpRuns + rounds * runsARound));
  const next = () => touched.pop() ?? { slug: '', commentId: '' };
  let pages = 0;
  return new Map<string, Work>([
    ['hottest, first page', () => listThreads(deps, hottest)],
    ['hottest, pages 2 to 10', () => listThreads(deps, { ...hottest, page: 2 + (pages++ % 9) })],
    ['hottest, page 40', () => listThreads(deps, { ...hottest, page: 40 })],
    ['hottest of the category most read', () => listThreads(deps, { ...hottest, category: mostRead })],
    ['hottest of the category least read', () => listThreads(deps, { ...hottest, category: leastRead })],
    ['newest, first page', () => listThreads(deps, { ...hottest, 'sort-type': 'NEW' })],
    ['featured', () => listFeaturedThreads(deps)],
    ['grouped by category', () => listThreadsGrouped(deps)],
    ['a vote', () => changeOwnVote(deps, actorOf(clientId), next().slug, voteAs('up'))],
    ['a comment validated', () => moderateComment(deps, actorOf(moderatorId), 'VALIDATE', { ...next(), seen: {} })],
  ]);
}

async function measure(deps: Deps, people: People): Promise<ReadonlyMap<string, number>> {
  const works = await worksOn(deps, people);
  for (const work of works.values()) await medianMs(warmUpRuns, work);
  const quickest = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of works) quickest.set(name, Math.min(quickest.get(name) ?? Infinity, await medianMs(runsARound, work)));
  return quickest;
}

for (const kind of databaseKinds)
  await withBenchDeps(async (deps) => {
    const people = await seedAccounts(deps, 'bench');
    await writeCategories(deps);
    await writeThreads(deps, 0, few);
    const amongFew = await measure(deps, people);
    await writeThreads(deps, few, many);
    const amongMany = await measure(deps, people);
    for (const [name, before] of amongFew) {
      const after = amongMany.get(name) ?? Number.NaN;
      const times = `${before.toFixed(2)} ms among ${few}, ${after.toFixed(2)} ms among ${many}`;
      process.stdout.write(`threads on ${kind}, ${name}: ${times}, ratio ${(after / before).toFixed(2)}\n`);
    }
  }, kind);
