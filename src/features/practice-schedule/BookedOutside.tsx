import { Link } from '@tanstack/react-router';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Schedule.module.css';

const mostListed = 8;

interface BookedOutsideProps {
  /** The earliest first. */
  outside: readonly { startDateTime: string; endDateTime: string }[];
  timeZone: string;
  therapistId: string;
}

/** What is booked outside of the hours in the form: it stays, and the agenda shows whose it is. */
export function BookedOutside({ outside, timeZone, therapistId }: BookedOutsideProps) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  if (outside.length === 0) return null;
  return (
    <Note title={t('outsideTitle', { count: outside.length })}>
      <p>{t('outsideText', { count: outside.length })}</p>
      <ul className={styles['outside']}>
        {outside.slice(0, mostListed).map(({ startDateTime }) => (
          <li key={startDateTime}>
            <Link to="/practice/agenda" search={{ view: 'day', date: dateInZone(startDateTime, timeZone), whose: therapistId }}>
              {formatInstant(startDateTime, 'dayAndTime', locale, timeZone)}
            </Link>
          </li>
        ))}
      </ul>
      {outside.length > mostListed && <p>{t('outsideMore', { count: outside.length - mostListed })}</p>}
    </Note>
  );
}
