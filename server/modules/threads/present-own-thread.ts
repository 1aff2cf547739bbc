import type { OwnThread, OwnThreadSummary } from '#contract/threads/writing.schema.ts';
import { editableUntil } from './editable.ts';
import type { OwnThreadRow } from './own-threads.queries.ts';
import { presentThreadSummary } from './present-thread.ts';

/** For its author alone. */
export function presentOwnThreadSummary({ thread, category }: OwnThreadRow, now: Date): OwnThreadSummary {
  const { categoryId, isAnonymous, status, reason, editedAt } = thread;
  return {
    ...presentThreadSummary({ ...thread, category }),
    categoryId,
    isAnonymous,
    status,
    reason,
    editedAt: editedAt?.toISOString() ?? null,
    editableUntil: editableUntil(thread, now)?.toISOString() ?? null,
  };
}

export function presentOwnThread(row: OwnThreadRow, now: Date): OwnThread {
  return { ...presentOwnThreadSummary(row, now), content: row.thread.content };
}
