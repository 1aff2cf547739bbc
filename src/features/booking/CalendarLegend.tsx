import { useMessages } from '#src/page/messages.ts';
import styles from './DateStep.module.css';

const Dots = ({ count }: { count: number }) => (
  <span className={styles['dots']} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <i key={index} />
    ))}
  </span>
);

/** What the dots mean, for eyes: assistive technology hears each day's number of slots. */
export function CalendarLegend() {
  const t = useMessages('booking');
  return (
    <ul className={styles['legend']}>
      <li>
        <Dots count={3} /> {t('legendMany')}
      </li>
      <li>
        <Dots count={1} /> {t('legendFew')}
      </li>
    </ul>
  );
}
