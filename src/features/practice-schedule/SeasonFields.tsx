import { useRef, useState } from 'react';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import styles from './Schedule.module.css';
import type { Season } from './schedule-draft.ts';
import type { HoursFormState } from './use-hours-form.ts';
import { WeekFields } from './WeekFields.tsx';

/** Hours that take the place of the week's between two dates: Ramadan, summer. */
export function SeasonFields({ form }: { form: HoursFormState }) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  const [added, setAdded] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { seasons, weekly } = form.hours;
  const day = (date: string) => formatInstant(`${date}T00:00:00Z`, 'date', locale, 'UTC');

  const change = (index: number, part: Partial<Season>) =>
    form.change({ seasons: seasons.map((season, at) => (at === index ? { ...season, ...part } : season)) });

  function add() {
    setAdded(seasons.length);
    form.change({ seasons: [...seasons, { from: '', to: '', label: '', weekly }] });
  }

  function remove(index: number) {
    setAdded(undefined);
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
              error={form.errors.get(`${name}.${end}`)}
              onChange={(event) => change(index, { [end]: event.target.value })}
            />
          );
          return (
            // A season is what stands at its place.
            <details key={index} className={styles['season']} open={index === added}>
              <summary>
                <span>{season.label || t('season')}</span>
                <span className={styles['quiet']}>
                  {season.from && season.to ? t('between', { from: day(season.from), to: day(season.to) }) : t('noDates')}
                </span>
                <ChevronDownIcon size={20} />
              </summary>
              <div className={styles['seasonFields']}>
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
                  weekly={season.weekly}
                  field={`${name}.weekly`}
                  errors={form.errors}
                  onChange={(changed) => change(index, { weekly: changed })}
                />
                <div>
                  <Button onClick={() => remove(index)}>{t('removeSeason')}</Button>
                </div>
              </div>
            </details>
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
