import type { ModeratedComment } from '#contract/threads/moderation.schema.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { randomId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { commentText } from './comment-text.ts';
import { findCommentOfItem, lockThread } from './comments.queries.ts';
import { presentModeratedComment } from './present-moderation.ts';
import { recountComments } from './recount-comments.ts';
import { tellOfPublished } from './tell-of-published.ts';
import { textDirection } from './text-direction.ts';
import { announceChange } from './thread-changes.ts';
import { comments } from './threads.tables.ts';

/** What stands where others have a pseudonym; readers see the badge of the practice instead. */
const practicePseudonym = 'Réponse du cabinet';

/** Nobody reports it, or sees to whoever wrote it. */
const unmarked = { reports: null, assignee: null };

interface Input {
  readonly slug: string;
  readonly content: string;
  /** The same one again is the same reply, however late. */
  readonly clientItemId: string | null;
}

/** Answers a public thread in the name of the practice, at once; a closed one too, for a last word. */
export function addPracticeComment(deps: Deps, actor: Actor, input: Input): Promise<ModeratedComment> {
  const content = commentText(input.content);
  if (content === '') throw brokenRule('content', isNotEmpty);
  const { slug, clientItemId } = input;
  return deps.db.transaction(async (tx) => {
    const known = await findCommentOfItem(tx, actor.accountId, clientItemId);
    if (known && (known.slug !== slug || known.comment.content !== content)) throw refused('IDEMPOTENCY_KEY_REUSED');
    if (known) return presentModeratedComment(known.comment, unmarked);
    const thread = await lockThread(tx, slug);
    if (!thread) throw notFound('PUBLIC_THREAD');
    const now = deps.clock.now();
    const [made] = await tx
      .insert(comments)
      .values({
        id: randomId(),
        threadId: thread.id,
        authorId: actor.accountId,
        content,
        pseudonym: practicePseudonym,
        isAnonymous: false,
        isStaff: true,
        direction: textDirection(content),
        status: 'VALIDATED',
        clientItemId,
        createdAt: now,
      })
      .returning();
    if (!made) throw new Error('a comment was not stored');
    await recountComments(tx, thread);
    await announceChange(tx, thread.id);
    await tellOfPublished(deps, tx, made);
    await recordAudit(deps, tx, actor, { kind: 'COMMENT_ADDED', subjects: [thread.id, made.id] });
    return presentModeratedComment(made, unmarked);
  });
}
