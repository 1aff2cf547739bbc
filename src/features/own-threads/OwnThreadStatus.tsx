import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

const tones = { PENDING: 'wait', VALIDATED: 'ok', LOCKED: 'done', UNVALIDATED: 'quiet', DELETED: 'quiet' } as const;

/** Where a thread stands, as its author is told. */
export function OwnThreadStatus({ status }: { status: ThreadStatus }) {
  const t = useMessages('own-threads');
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>;
}
