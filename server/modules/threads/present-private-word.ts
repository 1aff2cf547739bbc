import type { OwnPrivateWord, SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import type { ReceivedWordRow, SentWordRow } from './private-words.queries.ts';
import { personName } from '../auth/person-name.ts';

/** For the practice: by whom, not to whom. */
export function presentSentWord({ word, sender }: SentWordRow): SentPrivateWord {
  const { id, commentId, content, direction, createdAt } = word;
  const by = sender && personName(sender);
  return { wordId: id, commentId, content, direction, by, createdAt: createdAt.toISOString() };
}

/** For its reader, who may not see of a thread what others may not: their own, and public ones, have their title. */
export function presentOwnWord({ word, thread }: ReceivedWordRow): OwnPrivateWord {
  const { id, commentId, content, direction, recipientId, createdAt } = word;
  const isReadable = isPublicStatus(thread.status) || thread.authorId === recipientId;
  const about = {
    title: isReadable ? thread.title : '',
    slug: isPublicStatus(thread.status) ? thread.slug : null,
    isReply: commentId !== null,
  };
  return { wordId: id, content, direction, about, createdAt: createdAt.toISOString() };
}
