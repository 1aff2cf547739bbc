import { openThread as openThreadEndpoint } from '#contract/threads/writing.endpoints.ts';
import type { OwnThread } from '#contract/threads/writing.schema.ts';
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

/** What is left of it once it has arrived: where, and how it stood then. */
export type ThreadReceipt = Pick<ThreadPayload, 'title'> & Pick<OwnThread, 'slug' | 'status'>;

/** Opens a thread, once. Throws ApiProblem, NetworkFailure, or Unacknowledged when the answer names another. */
export const openThread: OutboxCommand = async (item, { apiClient }) => {
  const payload = item.payload as ThreadPayload;
  const { clientItemId, slug, status } = await apiClient.call(openThreadEndpoint, {
    body: { ...payload, replaces: item.replaces },
    idempotencyKey: `${item.id}/open`,
  });
  if (clientItemId !== item.id) throw new Unacknowledged('The answer was about another thread');
  return { slug, title: payload.title, status } satisfies ThreadReceipt;
};
