import { and, eq } from 'drizzle-orm';
import type { readBlogScore as declared } from '#contract/blogs/blogs.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { hot, scoreOf } from '../../votes/hot.ts';
import { noVote, totalsAfter, type ChangeOfVote } from '../../votes/own-vote.ts';
import { isPublished } from './blogs.queries.ts';
import { blogs, blogVotes } from './blogs.tables.ts';

/**
 * Changes what one person says of an article, with its totals and its place among the hottest. One voter at a time
 * per article: the totals are read, then written.
 */
export function changeOwnVote(deps: Deps, actor: Actor, slug: string, change: ChangeOfVote): Promise<AnswerOf<typeof declared>> {
  return deps.db.transaction(async (tx) => {
    const [blog] = await tx
      .select({ id: blogs.id, upvotes: blogs.upvotes, downvotes: blogs.downvotes, claps: blogs.claps, publishedAt: blogs.publishedAt })
      .from(blogs)
      .where(and(eq(blogs.slug, slug), isPublished))
      .for('no key update');
    if (!blog) throw notFound('BLOGS');
    const mine = and(eq(blogVotes.blogId, blog.id), eq(blogVotes.accountId, actor.accountId));
    const [stored = noVote] = await tx.select({ vote: blogVotes.vote, claps: blogVotes.claps }).from(blogVotes).where(mine);
    const after = change(stored);
    const totals = totalsAfter(blog, stored, after);
    await tx
      .insert(blogVotes)
      .values({ blogId: blog.id, accountId: actor.accountId, ...after })
      .onConflictDoUpdate({ target: [blogVotes.blogId, blogVotes.accountId], set: { ...after } });
    const { publishedAt } = blog;
    await tx
      .update(blogs)
      .set({ ...totals, hot: hot({ ...totals, publishedAt }) })
      .where(eq(blogs.id, blog.id));
    return { score: Math.max(0, scoreOf(totals)), claps: totals.claps, myVote: after.vote, myClaps: after.claps };
  });
}
