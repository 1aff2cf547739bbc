import { useRef, useState } from 'react';
import { isCalendarDate } from '#contract/calendar-date.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { FoldedEntry } from '#src/practice/FoldedEntry.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import styles from './Schedule.module.css';
import type { Season } from './schedule-draft.ts';
import type { HoursFormState } from './use-hours-form.ts';
import { WeekFields } from './WeekFields.tsx';

/** Hours that take the place of the week's between two dates: Ramadan, summer. */
export function SeasonFields({ form }: { form: HoursFormState }) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  /** The place of the one that is open. */
  const [open, setOpen] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { seasons } = form.hours;
  const day = (date: string) => formatInstant(`${date}T00:00:00Z`, 'date', locale, 'UTC');

  const change = (index: number, part: Partial<Season>) =>
    form.change({ seasons: seasons.map((season, at) => (at === index ? { ...season, ...part } : season)) });

  function add() {
    setOpen(seasons.length);
    form.addSeason();
  }

  function remove(index: number) {
    setOpen(undefined);
    form.change({ seasons: seasons.filter((_, at) => at !== index) });
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="seasons-title">
      <Card className={styles['card']}>
        <h2 ref={heading} id="seasons-title" tabIndex={-1}>
          {t('seasonsTitle')}
        </h2>
        <p className={styles['quiet']}>{t('seasonsText')}</p>
        {seasons.map((season, index) => {
          const name = `seasons.${index}`;
          const dated = (end: 'from' | 'to', min?: string) => (
            <TextField
              type="date"
              label={t(end === 'from' ? 'firstDay' : 'lastDay')}
              value={season[end]}
              min={min}
              max="9999-12-31"
              error={form.errors.get(`${name}.${end}`)}
              onChange={(event) => change(index, { [end]: event.target.value })}
            />
          );
          const isDated = isCalendarDate(season.from) && isCalendarDate(season.to);
          const title = season.label || t('season');
          return (
            // A season is what stands at its place.
            <FoldedEntry
              key={index}
              title={title}
              note={isDated ? t('between', { from: day(season.from), to: day(season.to) }) : t('noDates')}
              isOpen={index === open}
              onToggle={(isOpen) => {
                if (isOpen) setOpen(index);
                else if (index === open) setOpen(undefined);
              }}
            >
              <TextField
                label={t('seasonName')}
                optionalLabel={t('optional')}
                hint={t('seasonNameHint')}
                maxLength={60}
                autoComplete="off"
                value={season.label ?? ''}
                onChange={(event) => change(index, { label: event.target.value })}
              />
              <div className={styles['pair']}>
                {dated('from')}
                {dated('to', season.from)}
              </div>
              <WeekFields
                label={t('weekOf', { season: title })}
                weekly={season.weekly}
                field={`${name}.weekly`}
                errors={form.errors}
                onChange={(changed) => change(index, { weekly: changed })}
              />
              <div>
                <Button aria-label={t('removeSeasonNamed', { season: title })} onClick={() => remove(index)}>
                  {t('removeSeason')}
                </Button>
              </div>
            </FoldedEntry>
          );
        })}
        <div>
          <Button onClick={add}>
            <PlusIcon size={20} />
            {t('addSeason')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
