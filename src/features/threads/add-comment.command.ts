import { addComment as addCommentEndpoint } from '#contract/threads/threads.endpoints.ts';
import type { OwnComment } from '#contract/threads/threads.schema.ts';
import { Unacknowledged, type OutboxCommand } from '#src/device/send-outbox.ts';

/** A comment as it waits in the outbox. */
export interface CommentPayload {
  readonly slug: string;
  /** What the person knows the thread by. Stays on the device. */
  readonly threadTitle: string;
  readonly content: string;
}

/** What is left of it once it has arrived: where, and how it stood then. */
export type CommentReceipt = Pick<CommentPayload, 'slug' | 'threadTitle'> & { readonly status: OwnComment['status'] };

/** Adds a comment to its thread, once. Throws ApiProblem, NetworkFailure, or Unacknowledged when the answer names another. */
export const addComment: OutboxCommand = async (item, { apiClient }) => {
  const { slug, threadTitle, content } = item.payload as CommentPayload;
  const { clientItemId, status } = await apiClient.call(addCommentEndpoint, {
    parameters: { slug },
    body: { content, replaces: item.replaces },
    idempotencyKey: `${item.id}/add`,
  });
  if (clientItemId !== item.id) throw new Unacknowledged('The answer was about another comment');
  return { slug, threadTitle, status } satisfies CommentReceipt;
};
