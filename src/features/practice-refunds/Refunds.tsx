import { useSearch } from '@tanstack/react-router';
import { useDesk } from '#src/features/practice-reservations/use-desk.ts';
import { useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { RefundList } from './RefundList.tsx';
import { readRefundsSearch } from './refunds-search.ts';
import { RefundTabs } from './RefundTabs.tsx';
import styles from './Refunds.module.css';

export function Refunds() {
  const t = useMessages('practice-refunds');
  const search = readRefundsSearch(useSearch({ strict: false }));
  const desk = useDesk(search.status);
  return (
    <>
      <h1>{t('title')}</h1>
      <RefundTabs search={search} />
      <h2>
        <VisuallyHidden>{t(`tabs.${search.status}`)}</VisuallyHidden>
      </h2>
      <p className={styles['intro']}>{t(`intro.${search.status}`)}</p>
      <RefundList search={search} desk={desk} />
      <div role="status">
        <VisuallyHidden>{desk.announcement}</VisuallyHidden>
      </div>
    </>
  );
}
