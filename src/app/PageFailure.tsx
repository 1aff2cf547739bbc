import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { offlinePart } from './offline-part.ts';

function Failure({ isOffline = false, onRetry }: { isOffline?: boolean; onRetry: () => void }) {
  const t = useMessages('app');
  return (
    <EmptyState
      headingLevel={1}
      icon={isOffline ? <OfflineIcon size={28} /> : <AlertIcon size={28} />}
      title={t('failureTitle')}
      actions={
        <Button variant="filled" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t(isOffline ? 'failureOfflineText' : 'failureText')}</p>
    </EmptyState>
  );
}

const PlainOffline = ({ onRetry }: { onRetry: () => void }) => <Failure isOffline onRetry={onRetry} />;
const OfflinePage = offlinePart(PlainOffline);

/** A page that could not open: what is safe, and what to do. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();

  const retry = useCallback(() => {
    queries.reset();
    void router.invalidate().then(reset);
  }, [queries, router, reset]);

  // By name: an error that the server met arrives here as plain data.
  if (!(error instanceof Error && error.name === 'NetworkFailure')) return <Failure onRetry={retry} />;
  return (
    <Suspense fallback={<PlainOffline onRetry={retry} />}>
      <OfflinePage onRetry={retry} />
    </Suspense>
  );
}
