import type { AnswerOf } from '#contract/endpoint.ts';
import type { readBlogScore as endpoint } from '#contract/blogs/blogs.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findBlogVotes } from './blogs.queries.ts';
import { scoreOf } from '../../votes/hot.ts';

/** Votes and claps of an article; who is signed in also gets their own. */
export async function readBlogScore(deps: Deps, actor: Actor | null, slug: string): Promise<AnswerOf<typeof endpoint>> {
  const row = await findBlogVotes(deps.db, slug, actor?.accountId ?? null);
  if (!row) throw notFound('BLOGS');
  const shared = { score: Math.max(0, scoreOf(row)), claps: row.claps };
  return actor ? { ...shared, myVote: row.mine?.vote ?? null, myClaps: row.mine?.claps ?? 0 } : shared;
}
