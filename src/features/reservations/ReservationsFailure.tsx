import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';

/** What happened, what is safe and what to do; the client's page and the practice's share it. */
export function ReservationsFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('reservations');
  return (
    <EmptyState
      headingLevel={1}
      icon={<AlertIcon size={28} />}
      title={t('failedTitle')}
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      <p>{t('failedText')}</p>
    </EmptyState>
  );
}
