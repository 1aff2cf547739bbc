import { addHours } from 'date-fns';
import { editableHours } from '#contract/constants.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';

const editableStatuses: readonly ThreadStatus[] = ['PENDING', 'VALIDATED'];

/** Until when an author can change a thread or a comment; null when that is over. */
export function editableUntil({ status, createdAt }: { status: ThreadStatus; createdAt: Date }, now: Date): Date | null {
  const until = addHours(createdAt, editableHours);
  return editableStatuses.includes(status) && now < until ? until : null;
}
