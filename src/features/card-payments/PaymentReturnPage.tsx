import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProblem } from '#src/device/problems.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useShownAgain } from '#src/page/use-shown-again.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ColumnPage } from '#src/ui/ColumnPage.tsx';
import { CardOutcome } from './CardOutcome.tsx';
import { cardPaymentQueries } from './card-payments.queries.ts';
import { cardStageOf } from './card-stage.ts';

/** Where a provider sends people back to. It needs no session: which payment is meant is in the address, and nothing else is told. */
function PaymentReturnPage() {
  const t = useMessages('card-payments');
  const locale = useLocale();
  const { paymentRef } = useParams({ from: '/payment/$paymentRef' });
  const { data, error, refetch } = useQuery(cardPaymentQueries.progress(useApiClient(), paymentRef));
  const [hasWaited, setHasWaited] = useState(false);
  useShownAgain(() => void refetch());

  const toReservations = (
    <LinkButton to="/reservations" variant="filled">
      {t('reservations')}
    </LinkButton>
  );
  if (!data && error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyState headingLevel={1} icon={<AlertIcon size={28} />} title={t('unknownTitle')} actions={toReservations}>
        <p>{t('unknownText')}</p>
      </EmptyState>
    );
  }
  if (!data && error) {
    const again = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return (
      <EmptyState headingLevel={1} icon={<AlertIcon size={28} />} title={t('unreachedTitle')} actions={again}>
        <p role="alert">{problemSentence(error, locale)}</p>
        <p>{t('unreachedText')}</p>
      </EmptyState>
    );
  }
  const stage = data && cardStageOf(data.status, data.reservationStatus);
  if (!stage || (data.status === 'PENDING' && stage === 'TO_PAY')) {
    if (!hasWaited) setHasWaited(true);
    return (
      <EmptyState
        headingLevel={1}
        icon={<ClockIcon size={28} />}
        title={t('checkingTitle')}
        actions={
          data && (
            <LinkButton to="/reservations/$reservationId/payment" params={{ reservationId: data.reservationId }}>
              {t('backToPayment')}
            </LinkButton>
          )
        }
      >
        <p role="status">{t('checkingText')}</p>
      </EmptyState>
    );
  }
  // The provider ended this payment, and the reservation still waits for one.
  if (stage === 'TO_PAY') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<AlertIcon size={28} />}
        title={t('lapsedTitle')}
        actions={
          <LinkButton to="/reservations/$reservationId/payment" params={{ reservationId: data.reservationId }} variant="filled">
            {t('backToPayment')}
          </LinkButton>
        }
      >
        <p role="status">{t('lapsedText')}</p>
      </EmptyState>
    );
  }
  return (
    <ColumnPage>
      <CardOutcome stage={stage} isNews={hasWaited} actions={toReservations} />
    </ColumnPage>
  );
}

export const page = definePage({
  component: PaymentReturnPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'card-payments');
    return { title: t('returnHead'), description: t('returnDescription') };
  },
});
