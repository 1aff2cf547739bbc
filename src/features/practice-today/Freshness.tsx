import type { PracticeDay } from '#contract/booking/practice-day.schema.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import styles from './Today.module.css';

interface FreshnessProps {
  day: PracticeDay;
  now: Date;
  isUnconfirmed: boolean;
  onRetry: () => void;
}

/** As of when the day is known; said aloud where the server does not answer or another day has begun since. */
export function Freshness({ day, now, isUnconfirmed, onRetry }: FreshnessProps) {
  const t = useMessages('practice-today');
  const locale = useLocale();
  const { generatedAt, timeZone, date } = day;
  const isPast = dateInZone(now, timeZone) !== date;
  if (!isPast && !isUnconfirmed)
    return <p className={styles['quiet']}>{t('asOf', { time: formatInstant(generatedAt, 'time', locale, timeZone) })}</p>;
  return (
    <div className={styles['lastKnown']}>
      <OfflineIcon size={20} />
      <p>{t(isUnconfirmed ? 'lastKnown' : 'newDay', { moment: formatInstant(generatedAt, 'dayAndTime', locale, timeZone) })}</p>
      <Button onClick={onRetry}>{t('refresh')}</Button>
    </div>
  );
}
