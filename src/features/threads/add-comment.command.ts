import { addComment as addCommentEndpoint } from '#contract/threads/threads.endpoints.ts';
import { Unacknowledged, type OutboxCommand } from '#src/device/send-outbox.ts';

/** A comment as it waits in the outbox. */
export interface CommentPayload {
  readonly slug: string;
  /** What the person knows the thread by. Stays on the device. */
  readonly threadTitle: string;
  readonly content: string;
}

/** Adds a comment to its thread, once. Throws ApiProblem, NetworkFailure, or Unacknowledged when the answer names another. */
export const addComment: OutboxCommand = async (item, { apiClient }) => {
  const { slug, content } = item.payload as CommentPayload;
  const { clientItemId } = await apiClient.call(addCommentEndpoint, {
    parameters: { slug },
    body: { content, replaces: item.replaces },
    idempotencyKey: `${item.id}/add`,
  });
  if (clientItemId !== item.id) throw new Unacknowledged('The answer was about another comment');
};
