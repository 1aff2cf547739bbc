import type { AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { ChevronLeftIcon } from '#src/ui/icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { dateAfter } from './agenda-dates.ts';
import { agendaViews, writeAgendaSearch, type AgendaView } from './agenda-search.ts';
import styles from './Agenda.module.css';

/** What is shown, once it is known what suits the screen. */
export interface ShownAgenda {
  readonly view: AgendaView;
  readonly date: string;
  readonly whose: string;
}

interface AgendaToolbarProps {
  shown: ShownAgenda;
  today: string;
  dates: readonly [string, ...string[]];
  /** All that can be shown. */
  therapists: readonly AgendaTherapist[];
}

/** How much is shown, from when on, and whose. */
export function AgendaToolbar({ shown, today, dates, therapists }: AgendaToolbarProps) {
  const t = useMessages('practice-agenda');
  const { view, date, whose } = shown;
  const to = '/practice/agenda' as const;
  return (
    <div className={styles['toolbar']}>
      <PillNav label={t('viewsLabel')}>
        {agendaViews.map((each) => (
          <PillLink key={each} to={to} search={writeAgendaSearch({ ...shown, view: each })} isCurrent={each === view}>
            {t(`views.${each}`)}
          </PillLink>
        ))}
      </PillNav>
      {therapists.length > 1 && (
        <PillNav label={t('whoseLabel')}>
          {[{ id: '', fullName: t('everyone') }, ...therapists].map(({ id, fullName }) => (
            <PillLink key={id} to={to} search={writeAgendaSearch({ ...shown, whose: id })} isCurrent={id === whose}>
              {fullName}
            </PillLink>
          ))}
        </PillNav>
      )}
      <h2 className={styles['period']}>
        <Period view={view} date={date} dates={dates} />
      </h2>
      <div className={styles['steps']}>
        <LinkButton to={to} search={writeAgendaSearch({ ...shown, date: dateAfter(view, date, -1) })} rel="prev">
          <ChevronLeftIcon size={20} />
          {t('previous')}
        </LinkButton>
        <LinkButton to={to} search={writeAgendaSearch({ ...shown, date: today })} aria-current={dates.includes(today) ? 'date' : undefined}>
          {t('today')}
        </LinkButton>
        <LinkButton to={to} search={writeAgendaSearch({ ...shown, date: dateAfter(view, date, 1) })} rel="next">
          {t('next')}
          <ChevronRightIcon size={20} />
        </LinkButton>
      </div>
    </div>
  );
}

/** Which days are shown, in words. */
function Period({ view, date, dates }: Pick<ShownAgenda, 'view' | 'date'> & { dates: readonly [string, ...string[]] }) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const inWords = (day: string, style: 'day' | 'month' | 'yearlyDay' | 'date') => formatInstant(day, style, locale, 'UTC');
  if (view === 'month') return inWords(date, 'month');
  if (view === 'day') return inWords(date, 'day');
  return t('period', { first: inWords(dates[0], 'yearlyDay'), last: inWords(dates.at(-1) ?? date, 'date') });
}
