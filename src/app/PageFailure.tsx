import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { offlinePart } from './offline-part.ts';

interface FailureProps {
  text: 'failureText' | 'failureOfflineText' | 'outdatedText';
  onRetry: () => void;
}

function Failure({ text, onRetry }: FailureProps) {
  const t = useMessages('app');
  const Icon = text === 'failureOfflineText' ? OfflineIcon : AlertIcon;
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon size={28} />}
      title={t('failureTitle')}
      actions={
        <Button variant="filled" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t(text)}</p>
    </EmptyState>
  );
}

const PlainOffline = ({ onRetry }: { onRetry: () => void }) => <Failure text="failureOfflineText" onRetry={onRetry} />;
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
  const name = error instanceof Error ? error.name : '';
  // The update bar beside it does the rest.
  if (name !== 'NetworkFailure') return <Failure text={name === 'OutdatedSite' ? 'outdatedText' : 'failureText'} onRetry={retry} />;
  return (
    <Suspense fallback={<PlainOffline onRetry={retry} />}>
      <OfflinePage onRetry={retry} />
    </Suspense>
  );
}
