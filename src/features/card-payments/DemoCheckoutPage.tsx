import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { settleDemoCheckout } from '#contract/payment/demo-checkout.endpoints.ts';
import type { demoOutcomes } from '#contract/payment/demo-checkout.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { problemSentence, toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ColumnPage } from '#src/ui/ColumnPage.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './CardPayment.module.css';
import { cardPaymentQueries } from './card-payments.queries.ts';

const wayBack = /^(?:\/en)?\/payment\/(?<paymentRef>[0-9a-f]{24})$/;

/** Stands in for a provider's page where the demonstration takes the payments: no card is asked for. */
function DemoCheckoutPage() {
  const t = useMessages('card-payments');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const { paymentRef } = useParams({ from: '/demo-checkout/$paymentRef' });
  const query = cardPaymentQueries.demoCheckout(apiClient, paymentRef);
  const { data, error, refetch } = useQuery(query);
  const settling = useMutation({
    mutationFn: (outcome: (typeof demoOutcomes)[number]) =>
      apiClient.call(settleDemoCheckout, { parameters: { paymentRef }, body: { outcome } }),
    onSuccess: (settled) => {
      queryClient.setQueryData(query.queryKey, settled);
      // As a provider does: a whole new page, with nothing but the address.
      location.assign(settled.returnPath);
    },
    onError: (failure) => toastProblem(failure, locale),
  });

  if (!data && error) {
    const isUnknown = error instanceof ApiProblem && error.status === 404;
    return (
      <EmptyState
        headingLevel={1}
        icon={<AlertIcon size={28} />}
        title={t(isUnknown ? 'unknownTitle' : 'unreachedTitle')}
        actions={
          isUnknown ? (
            <LinkButton to="/reservations">{t('reservations')}</LinkButton>
          ) : (
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          )
        }
      >
        <p role="alert">{isUnknown ? t('unknownText') : problemSentence(error, locale)}</p>
      </EmptyState>
    );
  }
  const paymentId = data && wayBack.exec(data.returnPath)?.groups?.['paymentRef'];
  return (
    <ColumnPage>
      <p className={styles['demo']}>{t('demoMark')}</p>
      <h1>{t('demoTitle')}</h1>
      {data ? (
        <Facts
          items={[{ label: t('amount'), value: <span className={styles['amount']}>{formatMillimes(data.amountMillimes, locale)}</span> }]}
        />
      ) : (
        <Skeleton shape="card" />
      )}
      {data?.status === 'OPEN' ? (
        <div className={styles['pay']}>
          <Button variant="filled" isLarge isWide isPending={settling.isPending} onClick={() => settling.mutate('PAID')}>
            {t('demoPay')}
          </Button>
          <Button isLarge isWide isPending={settling.isPending} onClick={() => settling.mutate('FAILED')}>
            {t('demoFail')}
          </Button>
          {paymentId && (
            <LinkButton to="/payment/$paymentRef" params={{ paymentRef: paymentId }} variant="plain">
              {t('demoAbandon')}
            </LinkButton>
          )}
        </div>
      ) : (
        data && (
          <div className={styles['pay']}>
            <p role="status">{t(data.status === 'EXPIRED' ? 'demoExpired' : 'demoDone')}</p>
            {paymentId && (
              <LinkButton to="/payment/$paymentRef" params={{ paymentRef: paymentId }} variant="filled">
                {t('demoBack')}
              </LinkButton>
            )}
          </div>
        )
      )}
      <p className={styles['quiet']}>{t('demoText')}</p>
    </ColumnPage>
  );
}

export const page = definePage({
  component: DemoCheckoutPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'card-payments');
    return { title: t('demoTitle'), description: t('demoText') };
  },
});
