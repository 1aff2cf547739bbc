import { useRef } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import fieldStyles from '#src/ui/form/Field.module.css';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx';
import { weekdayNames } from '#src/ui/weekday-names.ts';
import styles from './Schedule.module.css';
import { copiedToOpen, endOfDay, openingOf, shownTime, withDay, withMore, type Week } from './schedule-draft.ts';

interface WeekFieldsProps {
  /** What the week is called: several may be open. */
  label: string;
  /** Each weekday once, from Sunday on. */
  weekly: Week;
  /** What its mistakes are told on: `weekly`, `seasons.0.weekly`. */
  field: string;
  errors: ReadonlyMap<string, string>;
  onChange: (weekly: Week) => void;
}

/** The opening hours of a week, from Monday on; two intervals of a day leave a break between them. */
export function WeekFields({ label, weekly, field, errors, onChange }: WeekFieldsProps) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  /** What was closed here, to be opened with again. */
  const closed = useRef(new Map<number, Week[number]['intervals']>());
  const openDays = weekly.filter(({ intervals }) => intervals.length > 0).length;
  return (
    <ul className={styles['week']} aria-label={label}>
      {weekdayNames(locale).map(({ long }, index) => {
        const weekday = (index + 1) % 7;
        const intervals = weekly[weekday]?.intervals ?? [];
        const change = (changed: typeof intervals) => onChange(withDay(weekly, weekday, changed));
        const isOpen = intervals.length > 0;
        return (
          <li key={long} className={styles['day']}>
            <Checkbox
              label={<span className={styles['dayName']}>{long}</span>}
              checked={isOpen}
              onChange={({ target }) => {
                if (!target.checked) closed.current.set(weekday, intervals);
                change(target.checked ? (closed.current.get(weekday) ?? openingOf(weekly, weekday)) : []);
              }}
            />
            <div className={styles['intervals']}>
              {!isOpen && <p className={styles['closed']}>{t('closed')}</p>}
              {intervals.map((interval, place) => {
                const name = `${field}.${weekday}.intervals.${place}`;
                const error = errors.get(name);
                const id = name.replaceAll('.', '-');
                const time = (end: 'start' | 'end') => (
                  <input
                    type="time"
                    step={300}
                    className={fieldStyles['input']}
                    aria-label={t(end, { day: long, place: place + 1 })}
                    aria-invalid={error !== undefined}
                    aria-describedby={error ? `${id}-error` : undefined}
                    value={shownTime(interval[end])}
                    onChange={({ target }) => {
                      const typed = end === 'end' ? endOfDay(target.value) : target.value;
                      change(intervals.map((each, at) => (at === place ? { ...each, [end]: typed } : each)));
                    }}
                  />
                );
                return (
                  // An interval is what stands at its place.
                  <div key={place}>
                    <div className={styles['interval']}>
                      {time('start')}
                      <span aria-hidden="true">–</span>
                      {time('end')}
                      <IconButton
                        label={t('remove', { day: long, place: place + 1 })}
                        onClick={({ currentTarget }) => {
                          // The button goes, or becomes another's: the keyboard goes on at the day.
                          const day = currentTarget.closest('li');
                          (intervals.length > 1 ? day?.querySelector<HTMLElement>('[data-add]') : day?.querySelector('input'))?.focus();
                          change(intervals.filter((_, at) => at !== place));
                        }}
                      >
                        <TrashIcon size={20} />
                      </IconButton>
                    </div>
                    <FieldError id={`${id}-error`}>{error}</FieldError>
                  </div>
                );
              })}
              {isOpen && (
                <div className={styles['plain']}>
                  <Button variant="plain" data-add="" aria-label={t('addNamed', { day: long })} onClick={() => change(withMore(intervals))}>
                    <PlusIcon size={18} />
                    {t('add')}
                  </Button>
                  {openDays > 1 && (
                    <Button
                      variant="plain"
                      aria-label={t('copyNamed', { day: long })}
                      onClick={() => onChange(copiedToOpen(weekly, weekday))}
                    >
                      {t('copy')}
                    </Button>
                  )}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
