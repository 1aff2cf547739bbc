import type { Figures } from '#contract/booking/figures.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { durationInWords } from './duration-in-words.ts';
import { WeekBars } from './WeekBars.tsx';
import styles from './Figures.module.css';

/** What each week brought, drawn, and as a table. */
export function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const t = useMessages('practice-figures');
  const locale = useLocale();
  const inWords = (date: string) => formatInstant(`${date}T12:00:00Z`, 'yearlyDay', locale, defaultTimeZone);
  return (
    <Card as="section" className={styles['card']} aria-labelledby="weeks">
      <h2 id="weeks">{t('weeksTitle')}</h2>
      <div className={styles['pair']}>
        {(['bookings', 'cancellations'] as const).map((each) => (
          <div key={each}>
            <h3>{t(each)}</h3>
            <WeekBars bars={weeks.map((week) => ({ label: inWords(week.from), value: week[each] }))} />
          </div>
        ))}
      </div>
      <details className={styles['details']}>
        <summary>{t('asTable')}</summary>
        {/* Reached by the keyboard, because it scrolls sideways on the narrowest phones. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['scroll']} role="group" aria-labelledby="weeks-caption" tabIndex={0}>
          <table className={styles['weeks']}>
            <caption id="weeks-caption">{t('weeksCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('weekOf')}</th>
                <th scope="col">{t('bookings')}</th>
                <th scope="col">{t('cancellations')}</th>
                <th scope="col">{t('answerTime')}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <tr key={week.from}>
                  <th scope="row">{inWords(week.from)}</th>
                  <td>{week.bookings ?? t('untold')}</td>
                  <td>{week.cancellations ?? t('untold')}</td>
                  <td>{week.medianAnswerMinutes === null ? t('untold') : durationInWords(t, week.medianAnswerMinutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <p className={styles['quiet']}>{t('weeksNote')}</p>
    </Card>
  );
}
