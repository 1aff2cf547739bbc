import type * as z from 'zod/mini';
import type { validateBody } from '#contract/threads/moderation.schema.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { refused } from '../../http/problem.ts';

export type SeenText = NonNullable<z.infer<typeof validateBody>>;

/** Throws where an author has changed a text since it was read: nobody decides of words that nobody has read. */
export function refuseUnread({ editedAt }: { editedAt: Date | null }, seen: SeenText): void {
  if (seen.editedAt !== undefined && (editedAt?.toISOString() ?? null) !== seen.editedAt) throw refused('TEXT_CHANGED');
}

/** Throws where somebody else has decided since: one decision does not undo another by chance. */
export function refuseDecided(status: ThreadStatus, seen: SeenText): void {
  if (seen.status !== undefined && seen.status !== status) throw refused('TEXT_CHANGED');
}
