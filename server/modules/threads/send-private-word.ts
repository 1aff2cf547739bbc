import type { SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { randomId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { commentText } from './comment-text.ts';
import { lockThread } from './comments.queries.ts';
import { presentSentWord } from './present-private-word.ts';
import { findCommentAuthor, findSentWord, findWordOfItem } from './private-words.queries.ts';
import { privateWords } from './private-words.tables.ts';
import { textDirection } from './text-direction.ts';
import { isModerated } from './threads.queries.ts';

interface Input {
  readonly slug: string;
  readonly commentId?: string | null | undefined;
  readonly content: string;
  /** The same one again is the same word, however late. */
  readonly clientItemId: string | null;
}

/** Writes to the author of a text alone, whatever its status. Who that is stays unknown to who writes, and out of the trail. */
export function sendPrivateWord(deps: Deps, actor: Actor, { slug, clientItemId, ...input }: Input): Promise<SentPrivateWord> {
  const content = commentText(input.content);
  if (content === '') throw brokenRule('content', isNotEmpty);
  const commentId = input.commentId ?? null;
  return deps.db.transaction(async (tx) => {
    const known = await findWordOfItem(tx, actor.accountId, clientItemId);
    if (known && (known.slug !== slug || known.word.content !== content || known.word.commentId !== commentId))
      throw refused('IDEMPOTENCY_KEY_REUSED');
    let wordId = known?.word.id;
    if (wordId === undefined) {
      const thread = await lockThread(tx, slug, isModerated(tx));
      if (!thread) throw notFound('ALL_THREADS');
      const recipientId = commentId === null ? thread.authorId : await findCommentAuthor(tx, thread.id, commentId);
      if (recipientId === undefined) throw notFound('ALL_THREADS');
      if (recipientId === null) throw refused('AUTHOR_GONE');
      wordId = randomId();
      const createdAt = deps.clock.now();
      const direction = textDirection(content);
      await tx.insert(privateWords).values({
        id: wordId,
        threadId: thread.id,
        commentId,
        recipientId,
        senderId: actor.accountId,
        content,
        direction,
        clientItemId,
        createdAt,
      });
      await deps.events.record(tx, { kind: 'PRIVATE_WORD_SENT', wordId, at: createdAt.toISOString() });
      await recordAudit(deps, tx, actor, {
        kind: 'PRIVATE_WORD_SENT',
        subjects: commentId === null ? [thread.id] : [thread.id, commentId],
      });
    }
    const sent = await findSentWord(tx, wordId);
    if (!sent) throw new Error('a private word was not stored');
    return presentSentWord(sent);
  });
}
