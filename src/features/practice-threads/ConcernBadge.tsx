import type { ReadingConcern } from '#contract/threads/moderation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

/** Why a text is read before others; nothing where there is no reason. */
export function ConcernBadge({ concern }: { concern: ReadingConcern }) {
  const t = useMessages('practice-threads');
  if (concern === 'NONE') return null;
  return <StatusBadge tone={concern === 'CRISIS' ? 'alert' : 'info'}>{t(`concerns.${concern}`)}</StatusBadge>;
}
