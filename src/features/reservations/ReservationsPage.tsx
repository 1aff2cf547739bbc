import { holds } from '#contract/permissions.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { AwaitedProofs } from './AwaitedProofs.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import { Reservations } from './Reservations.tsx';
import { ReservationsPending } from './ReservationsPending.tsx';

function ReservationsPage() {
  const t = useMessages('reservations');
  return (
    <PrivatePage
      title={t('title')}
      text={t('description')}
      pending={<ReservationsPending />}
      unreachedNote={(authID) => <AwaitedProofs authID={authID} />}
    >
      {({ access }) => (holds(access, 'RESERVATION', 'READ_SELF') ? <Reservations /> : <OtherAccount />)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: ReservationsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'reservations');
    return { title: t('title'), description: t('description') };
  },
});
