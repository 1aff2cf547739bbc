import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FiguresWeeks } from '#contract/booking/figures-limits.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { figuresQueries } from './figures.queries.ts';
import { PartBar } from './PartBar.tsx';
import styles from './Figures.module.css';

/** How often each article was read: a table whose rows are bars too, as long as the most read one's. */
export function Readings({ weeks }: { weeks: FiguresWeeks }) {
  const t = useMessages('practice-figures');
  const { data, failureReason, isPlaceholderData, refetch } = useQuery({
    ...figuresQueries.readings(useApiClient(), weeks),
    placeholderData: (shown) => shown,
  });
  if (failureReason && (!data || isPlaceholderData)) return <ListFailure title={t('readingsFailed')} onRetry={() => void refetch()} />;
  if (!data) return <PendingCard />;
  const most = data.items[0]?.readings ?? 1;
  return (
    <Card as="section" className={styles['card']} aria-labelledby="readings">
      <h2 id="readings">{t('readingsTitle')}</h2>
      {data.items[0] ? (
        <table className={styles['shares']}>
          <thead>
            <tr>
              <th scope="col">{t('article')}</th>
              <th scope="col">{t('readings')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ slug, title, readings }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link to="/blogs/$slug" params={{ slug }}>
                    {title}
                  </Link>
                  <PartBar percent={(100 * readings) / most} />
                </th>
                <td>{readings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t('fewReadings')}</p>
      )}
      <p className={styles['quiet']}>{t('readingsNote')}</p>
    </Card>
  );
}
