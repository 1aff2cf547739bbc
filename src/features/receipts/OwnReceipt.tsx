import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiProblem } from '#src/device/problems.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { DownloadReceipt } from './DownloadReceipt.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { receiptQueries } from './receipts.queries.ts';
import styles from './Receipt.module.css';

/** A receipt on the screen as on paper, with what it takes to print and to verify it. */
export function OwnReceipt() {
  const t = useMessages('receipts');
  const { receiptId } = useParams({ from: '/receipts/$receiptId' });
  const { data, failureReason, refetch } = useQuery(receiptQueries.one(useApiClient(), receiptId));
  if (!data && !failureReason) return <PendingCard />;
  if (!data) {
    const isMissing = failureReason instanceof ApiProblem && failureReason.status === 404;
    const action = isMissing ? (
      <LinkButton to="/reservations" variant="filled">
        {t('toReservations')}
      </LinkButton>
    ) : (
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    );
    return (
      <EmptyState headingLevel={1} icon={<FileIcon size={28} />} title={t(isMissing ? 'missingTitle' : 'failedTitle')} actions={action}>
        <p>{t(isMissing ? 'missingText' : 'failedText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ReceiptPaper receipt={data} />
      <div className={styles['actions']}>
        <Button variant="filled" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <DownloadReceipt receipt={data} />
        <LinkButton to="/verify-receipt" hash={data.signed} variant="plain">
          {t('verifyThis')}
        </LinkButton>
      </div>
    </>
  );
}
