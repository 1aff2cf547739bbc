import type { OutboxCommands } from '#src/device/send-outbox.ts';
import { submitMoneyOrder } from '#src/features/payments/submit-money-order.command.ts';
import { openThread } from '#src/features/own-threads/open-thread.command.ts';
import { addComment } from '#src/features/threads/add-comment.command.ts';

/** How each kind of item is delivered: by the page, and by the worker when every page is closed. */
export const outboxCommands: OutboxCommands = { PROOF: submitMoneyOrder, COMMENT: addComment, THREAD: openThread };
