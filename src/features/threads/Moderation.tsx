import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import styles from './Moderation.module.css';

/** Who reads before publication, and what to do when it cannot wait. */
export function Moderation() {
  const t = useMessages('threads');
  return (
    <p className={styles['moderation']}>
      <RichMessage
        text={t('moderation', { emergency: useEmergencyNumber() })}
        parts={{ help: (words) => <Link to="/help-line">{words}</Link> }}
      />
    </p>
  );
}
