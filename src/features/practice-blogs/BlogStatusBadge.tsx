import type { BlogStatus } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

const tones = { DRAFT: 'wait', SCHEDULED: 'wait', PUBLISHED: 'ok', ARCHIVED: 'quiet' } as const;

/** Whether readers see an article. */
export function BlogStatusBadge({ status }: { status: BlogStatus }) {
  const t = useMessages('practice-blogs');
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>;
}
