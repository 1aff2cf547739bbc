import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import styles from './Schedule.module.css';
import type { HoursFormState } from './use-hours-form.ts';

/** What is on offer beside what is set already. */
const choices = {
  slotIntervalMinutes: [10, 15, 20, 30, 45, 60],
  bufferAfterMinutes: [0, 5, 10, 15, 20, 30],
  minimumNoticeHours: [0, 2, 6, 12, 24, 48, 72],
  moneyOrderNoticeHours: [24, 48, 72, 96, 168],
  horizonDays: [14, 30, 60, 90, 180, 365],
} as const;
type Rule = keyof typeof choices;
const rules = Object.keys(choices) as Rule[];
const units = { slotIntervalMinutes: 'minutes', bufferAfterMinutes: 'minutes', horizonDays: 'days' } as const;

/** From when to when one may book, at which times, and how long nobody comes after a session. */
export function RuleFields({ form }: { form: HoursFormState }) {
  const t = useMessages('practice-schedule');
  const [zones] = useState(() => [...new Set([form.hours.timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted());
  const words = (rule: Rule, count: number) =>
    count === 0
      ? t(`none.${rule === 'minimumNoticeHours' ? 'notice' : 'buffer'}`)
      : t(rule in units ? units[rule as keyof typeof units] : 'hours', { count });
  return (
    <section aria-labelledby="rules-title">
      <Card className={styles['card']}>
        <h2 id="rules-title">{t('rulesTitle')}</h2>
        <div className={styles['rules']}>
          {rules.map((rule) => {
            const value = form.hours[rule];
            const offered = [...new Set<number>([...choices[rule], value])].toSorted((a, b) => a - b);
            return (
              <Select
                key={rule}
                label={t(`rules.${rule}`)}
                hint={t(`ruleHints.${rule}`)}
                options={offered.map((count) => ({ value: String(count), label: words(rule, count) }))}
                value={String(value)}
                onChoose={(chosen) => form.change({ [rule]: Number(chosen) })}
              />
            );
          })}
          <Select
            label={t('zone')}
            hint={t('zoneHint')}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={form.hours.timeZone}
            onChoose={(timeZone) => form.change({ timeZone })}
          />
        </div>
      </Card>
    </section>
  );
}
