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
import { formatInstant } from '#contract/dates-in-words.ts';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CardOutcome } from '../card-payments/CardOutcome.tsx';
import { cardPaymentQueries } from '../card-payments/card-payments.queries.ts';
import { cardStageOf } from '../card-payments/card-stage.ts';
import { HoldCountdown } from '../card-payments/HoldCountdown.tsx';
import { OutcomeActions } from '../card-payments/OutcomeActions.tsx';
import { AppointmentLines } from './AppointmentHead.tsx';
import { useOwnOutcome } from './use-own-outcome.ts';

/**
 * Where a provider sends people back to. It needs no session: which payment is meant is in the address, and nothing else is told but to
 * the person whose reservation it is, where they are signed in here.
 */
function PaymentReturnPage() {
  const t = useMessages('card-payments');
  const locale = useLocale();
  const { paymentRef } = useParams({ from: '/payment/$paymentRef' });
  const { data, error, refetch } = useQuery(cardPaymentQueries.progress(useApiClient(), paymentRef));
  const own = useOwnOutcome(data?.reservationId);
  const [hasWaited, setHasWaited] = useState(false);
  const [timeZone] = useState(deviceTimeZone);
  const [openedAt] = useState(() => Date.now());
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
    const heldUntil = data?.holdUntil && Date.parse(data.holdUntil) > openedAt ? data.holdUntil : undefined;
    return (
      <EmptyState
        headingLevel={1}
        icon={<ClockIcon size={28} />}
        title={heldUntil ? t('heldReturnTitle', { time: formatInstant(heldUntil, 'time', locale, timeZone) }) : t('checkingTitle')}
        actions={
          data && (
            <LinkButton
              to="/reservations/$reservationId/payment"
              params={{ reservationId: data.reservationId }}
              variant={heldUntil ? 'filled' : 'outlined'}
            >
              {t('backToPayment')}
            </LinkButton>
          )
        }
      >
        {heldUntil && <HoldCountdown key={heldUntil} until={heldUntil} onOver={() => void refetch()} />}
        <p role="status">{t(heldUntil ? 'heldReturnText' : 'checkingText')}</p>
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
  const appointment = own.isPending ? <Skeleton shape="card" /> : own.reservation && <AppointmentLines reservation={own.reservation} />;
  return (
    <ColumnPage>
      <CardOutcome
        stage={stage}
        isNews={hasWaited}
        reservation={own.reservation}
        appointment={appointment}
        actions={<OutcomeActions stage={stage} reservation={own.reservation} />}
      />
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
