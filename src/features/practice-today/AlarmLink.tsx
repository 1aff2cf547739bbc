import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import styles from './Today.module.css';

/** What speaks of a danger comes before the day itself. */
export function AlarmLink({ count }: { count: number }) {
  const t = useMessages('practice-today');
  if (count === 0) return null;
  return (
    <Link to="/practice/threads" className={styles['alarm']}>
      <AlertIcon size={22} />
      {t('alarms', { count })}
    </Link>
  );
}
