import { openThread as openThreadEndpoint } from '#contract/threads/writing.endpoints.ts';
import { Unacknowledged, type OutboxCommand } from '#src/device/send-outbox.ts';

/** A thread as it waits in the outbox. */
export interface ThreadPayload {
  readonly title: string;
  /** Rich text. */
  readonly content: string;
  readonly categoryId: string;
  readonly isAnonymous: boolean;
  readonly contentNote: string | null;
}

/** Opens a thread, once. Throws ApiProblem, NetworkFailure, or Unacknowledged when the answer names another. */
export const openThread: OutboxCommand = async (item, { apiClient }) => {
  const { clientItemId } = await apiClient.call(openThreadEndpoint, {
    body: { ...(item.payload as ThreadPayload), replaces: item.replaces },
    idempotencyKey: `${item.id}/open`,
  });
  if (clientItemId !== item.id) throw new Unacknowledged('The answer was about another thread');
};
