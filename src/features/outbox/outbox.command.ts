import type { OutboxEntry } from '#src/device/outbox-item.ts';
import type { OutboxCommands } from '#src/device/send-outbox.ts';
import { submitMoneyOrder } from '#src/features/payments/submit-money-order.command.ts';
import { openThread } from '#src/features/own-threads/open-thread.command.ts';
import { addComment, type CommentPayload } from '#src/features/threads/add-comment.command.ts';

/** How each kind of item is delivered: by the page, and by the worker when every page is closed. */
export const outboxCommands: OutboxCommands = { PROOF: submitMoneyOrder, COMMENT: addComment, THREAD: openThread };

/** A thread is a place of its own, a reply is read under its thread; a proof is for the practice alone. */
export function publicPlaceOf({ id, kind, payload }: OutboxEntry): string | null {
  if (kind === 'THREAD') return `thread ${id}`;
  return kind === 'COMMENT' ? `comment ${(payload as CommentPayload).slug}` : null;
}
