import type { OutboxEntry } from '#src/device/outbox-item.ts';
import type { CommentPayload } from './add-comment.command.ts';

const hasNoPlace = ['THREAD_LOCKED', 'COMMENTS_CLOSED', 'NO_LONGER_EDITABLE'];

const isRefusedReply = ({ kind, state }: OutboxEntry): boolean => kind === 'COMMENT' && state === 'NEEDS_FIX';

/** Whether a reply came back because its thread is not there any more, for now or for good. */
export const isThreadGone = (entry: OutboxEntry): boolean => isRefusedReply(entry) && entry.lastError?.status === 404;

/** Whether a reply came back because its thread takes none, or is gone, or it stands there in its first words: there is nothing in it to put right. */
export const isReturned = (entry: OutboxEntry): boolean =>
  isThreadGone(entry) || (isRefusedReply(entry) && hasNoPlace.includes(entry.lastError?.reason ?? ''));

/** Whether an item is a reply to a thread that has not left this device. */
export const isReplyTo =
  (slug: string) =>
  ({ kind, state, payload }: OutboxEntry): boolean =>
    kind === 'COMMENT' && state !== 'SENT' && (payload as CommentPayload | undefined)?.slug === slug;
