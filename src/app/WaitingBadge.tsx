import { useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { waitingCount } from '#src/page/waiting-count.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './WaitingBadge.module.css';

/** How many things wait to be sent, beside the words of a menu. */
export function WaitingBadge() {
  const t = useMessages('frame');
  const count = usePageState(waitingCount);
  if (count === 0) return null;
  return (
    <span className={styles['badge']}>
      {count}
      <VisuallyHidden> {t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
