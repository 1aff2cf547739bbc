import styles from './Calendar.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a calendar shows and says of one of its days. */
export interface CalendarDay {
  /** The whole of it for assistive technology: « jeudi 12 novembre, 8 créneaux ». */
  announcement: string;
  isAvailable: boolean;
  /** Dots under the number: how much room is left. */
  dots: 0 | 1 | 2 | 3;
  /** A word in place of the dots. */
  mark?: string | undefined;
}

interface CalendarSquareProps {
  date: string;
  day: CalendarDay;
  isChosen: boolean;
  isToday: boolean;
  isTabStop: boolean;
  /** Where another month begins among the days of one: « déc. ». */
  monthName?: string | undefined;
  onChoose: () => void;
}

export function CalendarSquare({ date, day, isChosen, isToday, isTabStop, monthName, onChoose }: CalendarSquareProps) {
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(styles['day'], isChosen && styles['chosen'], isToday && styles['today'])}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={!day.isAvailable}
      {...(isToday && { 'aria-current': 'date' })}
      onClick={() => day.isAvailable && onChoose()}
    >
      <span className={styles['number']} aria-hidden="true">
        {Number(date.slice(8))}
        {monthName && <small>{monthName}</small>}
      </span>
      <span className={styles['below']} aria-hidden="true">
        {day.mark ?? Array.from({ length: day.dots }, (_, index) => <span key={index} className={styles['dot']} />)}
      </span>
      <VisuallyHidden>{day.announcement}</VisuallyHidden>
    </button>
  );
}
