import { useMessages } from '#src/page/messages.ts';
import styles from './Figures.module.css';

interface WeekBarsProps {
  /** One a week, the oldest first; null is not told. */
  bars: readonly { label: string; value: number | null }[];
}

const height = 60;
const step = 10;
const gap = 2;

/** A bar for each week. For eyes alone: the table beneath says the same in numbers. */
export function WeekBars({ bars }: WeekBarsProps) {
  const t = useMessages('practice-figures');
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  if (most === 0) return <p className={styles['quiet']}>{t('fewEachWeek')}</p>;
  return (
    <div className={styles['chart']} aria-hidden="true">
      <p>{most}</p>
      <svg viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none">
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            className={value === null ? styles['untold'] : styles['bar']}
            x={index * step + gap / 2}
            width={step - gap}
            y={value === null ? height - 2 : height - (height * value) / most}
            height={value === null ? 2 : (height * value) / most}
          />
        ))}
      </svg>
      <p className={styles['ends']}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}
