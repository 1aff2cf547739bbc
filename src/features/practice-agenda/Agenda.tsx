import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { useNow } from '#src/features/reservations/use-now.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { datesOf } from './agenda-dates.ts';
import { readAgendaSearch, type AgendaView } from './agenda-search.ts';
import { AgendaToolbar } from './AgendaToolbar.tsx';
import { agendaQuery } from './agenda.queries.ts';
import styles from './Agenda.module.css';
import { DaysView } from './DaysView.tsx';

const MonthView = latePart(async () => (await import('./MonthView.tsx')).MonthView, { pending: <PendingCard />, Missing: MissingPart });

/** The practice's time: what is open, who comes, and who is away. */
export function Agenda({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-agenda');
  const tPractice = useMessages('practice');
  const search = readAgendaSearch(useSearch({ strict: false }));
  const [usualView] = useState<AgendaView>(() => (matchMedia('(min-width: 768px)').matches ? 'week' : 'day'));
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dateInZone(now, defaultTimeZone);
  // At midnight what is being looked at stays.
  const [openedOn] = useState(today);
  const shown = { view: search.view ?? usualView, date: search.date ?? openedOn, whose: search.whose } as const;
  const dates = datesOf(shown.view, shown.date);
  const { data, dataUpdatedAt, failureReason, refetch } = useQuery(agendaQuery(useApiClient(), dates[0], dates.at(-1) ?? dates[0]));
  const all = data?.therapists ?? [];
  // Whose agendas there are is known while another period is asked for.
  const [known, setKnown] = useState(all);
  if (data && known !== all) setKnown(all);
  const chosen = all.filter(({ id }) => id === shown.whose);
  const therapists = chosen.length > 0 ? chosen : all;

  return (
    <div className={styles['agenda']}>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <AgendaToolbar shown={shown} today={today} dates={dates} therapists={known} />
      {!data && (failureReason ? <ListFailure title={t('failedTitle')} onRetry={() => void refetch()} /> : <PendingCard />)}
      {data && failureReason && (
        <div className={styles['notice']} role="status">
          <p>{t('notRenewed')}</p>
          <Button onClick={() => void refetch()}>{tPractice('retry')}</Button>
        </div>
      )}
      {data && all.length === 0 && (
        <EmptyState icon={<CalendarIcon size={28} />} title={t('nobodyTitle')}>
          <p>{t('nobodyText')}</p>
        </EmptyState>
      )}
      {therapists.length > 0 &&
        (shown.view === 'month' ? (
          <MonthView dates={dates} shown={shown} today={today} therapists={therapists} now={now} />
        ) : (
          <DaysView
            key={dates[0]}
            dates={dates}
            shown={shown}
            therapists={therapists}
            reader={reader}
            now={now}
            renewedAt={dataUpdatedAt}
            heading={heading}
          />
        ))}
      {therapists.length > 0 && (
        <div className={styles['print']}>
          <Button variant="plain" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      )}
    </div>
  );
}
