import type { DaysOff } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Absences.module.css';

interface AbsenceRowProps {
  absence: DaysOff;
  /** When it is, in words. */
  when: string;
  /** Whose, where the list has several people's. */
  whose: string | undefined;
  /** Those in its way are being asked for. */
  isAsking: boolean;
  onAnswer: () => void;
  onChange: () => void;
  onRemove: () => void;
}

/** One absence, how many appointments stand in it, and what can be done. */
export function AbsenceRow({ absence, when, whose, isAsking, onAnswer, onChange, onRemove }: AbsenceRowProps) {
  const t = useMessages('practice-absences');
  const { label, inTheWay } = absence;
  const about = [whose, label].filter(Boolean).join(' · ');
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['strong']}>
          <span className={styles['when']}>{when}</span>
        </p>
        {about && <p className={styles['quiet']}>{about}</p>}
      </div>
      <div className={styles['actions']}>
        {inTheWay > 0 && (
          <Button isPending={isAsking} onClick={onAnswer}>
            {t('standing', { count: inTheWay })}
          </Button>
        )}
        <div className={styles['plain']}>
          <Button variant="plain" aria-label={t('changeNamed', { when })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button variant="plain" aria-label={t('removeNamed', { when })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
