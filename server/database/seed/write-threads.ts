import { max } from 'date-fns';
import type { Deps } from '../../deps.ts';
import { hot } from '../../votes/hot.ts';
import { sanitiseRichText } from '../../rich-text/sanitise-rich-text.ts';
import { searchText } from '../../modules/blogs/search-text.ts';
import { excerptOf } from '../../modules/threads/excerpt.ts';
import { textDirection } from '../../modules/threads/text-direction.ts';
import { comments, threads } from '../../modules/threads/threads.tables.ts';
import { randomId } from '../new-id.ts';
import { threads as conversations } from './threads.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The conversations, dated back from the present; nobody of the demonstration wrote them. */
export async function writeThreads(deps: Deps, categoryIds: ReadonlyMap<string, string>): Promise<void> {
  const now = deps.clock.now();
  const daysAgo = (days: number) => now.getTime() - days * dayMs;
  const replies: (typeof comments.$inferInsert)[] = [];
  const rows = conversations.map(({ categorySlug, createdDaysAgo, comments: spoken, ...thread }) => {
    const id = randomId();
    // A minute apart, so that two of the same day keep their order.
    const written = spoken.map(({ createdDaysAgo: age, ...reply }, index) => {
      const createdAt = new Date(daysAgo(age) + index * minuteMs);
      return { ...reply, id: randomId(), threadId: id, direction: textDirection(reply.content), status: 'VALIDATED' as const, createdAt };
    });
    replies.push(...written);
    const content = sanitiseRichText(thread.content, 'THREAD');
    const createdAt = new Date(daysAgo(createdDaysAgo));
    const commentsByOthers = spoken.filter(({ pseudonym }) => pseudonym !== thread.pseudonym).length;
    return {
      ...thread,
      id,
      content,
      excerpt: excerptOf(content),
      searchText: searchText(thread.title, content),
      categoryId: categoryIds.get(categorySlug) ?? '',
      status: 'VALIDATED' as const,
      commentCount: spoken.length,
      lastCommentAt: written.length > 0 ? max(written.map((reply) => reply.createdAt)) : null,
      commentsByOthers,
      hot: hot({ ...thread, commentsByOthers, publishedAt: createdAt }),
      createdAt,
    };
  });
  await deps.db.insert(threads).values(rows);
  await deps.db.insert(comments).values(replies);
}
