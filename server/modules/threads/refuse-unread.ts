import type * as z from 'zod/mini';
import type { validateBody } from '#contract/threads/moderation.schema.ts';
import { refused } from '../../http/problem.ts';

export type SeenWords = z.infer<typeof validateBody>;

/** Throws where an author has changed a text since it was read: what nobody has read is not published. */
export function refuseUnread({ editedAt }: { editedAt: Date | null }, seen: SeenWords): void {
  if (seen?.editedAt !== undefined && (editedAt?.toISOString() ?? null) !== seen.editedAt) throw refused('TEXT_CHANGED');
}
