import { addDays } from 'date-fns';
import { scheduledBlogMaxDays } from '#contract/constants.ts';
import { isAfter, isBefore, isNotEmpty } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import type { BlogInput } from './blog-columns.ts';
import type { blogs } from './blogs.tables.ts';

type Scheduled = Pick<typeof blogs.$inferSelect, 'publishAt'>;

/** When an article that is to be scheduled is published: the instant that is asked for, or that which it has; null of any other. */
export function publishAtOf(input: BlogInput, before: Scheduled | null, now: Date): Date | null {
  if (input.status !== 'SCHEDULED') return null;
  const had = before?.publishAt ?? null;
  const wanted = input.publishAt === undefined ? had : input.publishAt && new Date(input.publishAt);
  if (!wanted) throw brokenRule('publishAt', isNotEmpty);
  // One that is due has no time left to be changed in: it is on its way.
  if (wanted.getTime() === had?.getTime()) return had;
  if (wanted <= now) throw brokenRule('publishAt', isAfter(now.toISOString()));
  const latest = addDays(now, scheduledBlogMaxDays);
  if (wanted > latest) throw brokenRule('publishAt', isBefore(latest.toISOString()));
  return wanted;
}

/** Has an article published at its instant, unless it has one already for that. */
export async function scheduleBlog(
  deps: Deps,
  tx: Db,
  actor: Actor,
  { id, publishAt }: Scheduled & { id: string },
  before: Scheduled | null,
) {
  if (!publishAt || publishAt.getTime() === before?.publishAt?.getTime()) return;
  const { accountId } = actor;
  await deps.events.record(tx, { kind: 'BLOG_SCHEDULED', blogId: id, publishAt: publishAt.toISOString(), accountId });
}
