import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';

/** A page that could not open: what is safe, and what to do. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const t = useMessages('app');
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  // By name: an error that the server met arrives here as plain data.
  const isOffline = error instanceof Error && error.name === 'NetworkFailure';

  async function retry() {
    queries.reset();
    await router.invalidate();
    reset();
  }

  return (
    <EmptyState
      headingLevel={1}
      icon={isOffline ? <OfflineIcon size={28} /> : <AlertIcon size={28} />}
      title={t('failureTitle')}
      actions={
        <Button variant="filled" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t(isOffline ? 'failureOfflineText' : 'failureText')}</p>
    </EmptyState>
  );
}
