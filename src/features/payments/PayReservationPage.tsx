import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { ReservationPayment } from './ReservationPayment.tsx';

function PayReservationPage() {
  const t = useMessages('payments');
  const payment = (authID: string) => <ReservationPayment authID={authID} />;
  return (
    <PrivatePage title={t('headTitle')} text={t('description')} unreached={payment}>
      {({ authID }) => payment(authID)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: PayReservationPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'payments');
    return { title: t('headTitle'), description: t('description') };
  },
});
