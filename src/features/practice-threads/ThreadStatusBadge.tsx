import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

const tones = { PENDING: 'wait', VALIDATED: 'ok', LOCKED: 'done', UNVALIDATED: 'quiet', DELETED: 'quiet' } as const;

/** Where a thread or a comment stands. */
export function ThreadStatusBadge({ status, of = 'THREAD' }: { status: ThreadStatus; of?: 'THREAD' | 'COMMENT' }) {
  const t = useMessages('practice-threads');
  return (
    <StatusBadge tone={tones[status]}>
      {t(of === 'COMMENT' && status !== 'LOCKED' ? `commentStatuses.${status}` : `statuses.${status}`)}
    </StatusBadge>
  );
}
