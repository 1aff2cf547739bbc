import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, firstDayOf, lastDayOf, monthOf } from './calendar-grid.ts';
import { CalendarSquare, type CalendarDay } from './CalendarSquare.tsx';
import styles from './Calendar.module.css';
import { classNames } from './class-names.ts';
import { formatInstant, type DateLanguage } from '#contract/dates-in-words.ts';
import { ChevronLeftIcon } from './icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from './icons/ChevronRightIcon.tsx';
import { IconButton } from './IconButton.tsx';
import { dayAfterKey, lastShownIn, weeksOf } from './month-grid.ts';
import { monthsInWords } from './months-in-words.ts';
import { weekdayNames } from './weekday-names.ts';

interface CalendarProps {
  /** `yyyy-MM`, as are the first and the last month that can be shown. */
  month: string;
  firstMonth: string;
  lastMonth: string;
  today: string;
  value: string | undefined;
  dayOf: (date: string) => CalendarDay;
  language: DateLanguage;
  previousLabel: string;
  nextLabel: string;
  /** What the days hold is on its way. */
  isBusy?: boolean;
  /** What the days hold may be out of date. */
  isUncertain?: boolean;
  onChoose: (date: string) => void;
  onMonthChange: (month: string) => void;
}

/** « déc. ». */
const shortMonth = (date: string, language: DateLanguage): string | undefined =>
  formatInstant(`${date}T00:00:00Z`, 'shortDay', language, 'UTC').split(' ').at(-1);

/** A month of days to choose one from, after the ARIA date grid: arrows, Home, End, Page Up and Page Down move. */
export function Calendar(props: CalendarProps) {
  const { month, firstMonth, lastMonth, today, value, dayOf, language, onMonthChange } = props;
  const headingId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const isFocusMoving = useRef(false);
  const [reached, setReached] = useState('');
  const weeks = weeksOf(month, today);
  const days = weeks.flat().filter((date) => date !== null);
  const stop =
    [reached, value].find((date) => date && days.includes(date)) ?? days.find((date) => dayOf(date).isAvailable) ?? days[0] ?? today;

  // The day to focus may be in a month that is only drawn after the key was pressed.
  useEffect(() => {
    if (!isFocusMoving.current) return;
    isFocusMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  function move(event: KeyboardEvent) {
    const target = dayAfterKey(event.key, stop);
    if (!target) return;
    event.preventDefault();
    if (target < firstDayOf(firstMonth) || target > lastDayOf(lastMonth) || target === stop) return;
    isFocusMoving.current = true;
    setReached(target);
    if (!days.includes(target)) onMonthChange(monthOf(target));
  }

  return (
    <div className={classNames(styles['calendar'], props.isUncertain && styles['uncertain'])}>
      <div className={styles['head']}>
        <IconButton
          label={props.previousLabel}
          aria-disabled={month <= firstMonth}
          onClick={() => month > firstMonth && onMonthChange(addMonths(month, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <p className={styles['month']} id={headingId} aria-live="polite">
          {monthsInWords(month, lastShownIn(month, today), language)}
        </p>
        <IconButton
          label={props.nextLabel}
          aria-disabled={month >= lastMonth}
          onClick={() => month < lastMonth && onMonthChange(addMonths(month, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={headingId}
        aria-busy={props.isBusy ?? false}

        onKeyDown={move}
      >
        <div role="row" className={styles['week']}>
          {weekdayNames(language).map(({ long, short }) => (
            <span key={long} role="columnheader" aria-label={long} className={styles['weekday']}>
              {short}
            </span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={index} role="row" className={styles['week']}>
            {week.map((date, weekday) => (
              <div key={date ?? weekday} role="gridcell" {...(date && { 'aria-selected': date === value })}>
                {date && (
                  <CalendarSquare
                    date={date}
                    day={dayOf(date)}
                    isChosen={date === value}
                    isToday={date === today}
                    monthName={monthOf(date) !== month && date === firstDayOf(monthOf(date)) ? shortMonth(date, language) : undefined}
                    isTabStop={date === stop}
                    onChoose={() => {
                      setReached(date);
                      props.onChoose(date);
                    }}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
