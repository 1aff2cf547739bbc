import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { useAuthClient, useSession } from '#src/session/session.ts';

/** Where a signed-in person's menu leads. */
export function useAccountLinks(): { to: string; label: string }[] {
  const t = useMessages('app');
  const tFrame = useMessages('frame');
  const client = useAuthClient();
  const isStaff = client !== undefined && holds(client.access, 'RESERVATION', 'READ');
  return [
    { to: '/profile', label: t('editProfile') },
    { to: '/reservations', label: t('myReservations') },
    ...(isStaff ? [{ to: '/practice/reservations', label: tFrame('practiceReservations') }] : []),
  ];
}

/** How the person is called in the menus: the last known first name when the server cannot be reached. */
export function useAccountName(): string {
  const t = useMessages('frame');
  const session = useSession();
  if (session.state === 'SIGNED_IN') return session.client.user.firstName || session.client.userName;
  return (session.state === 'UNREACHED' && session.firstName) || t('account');
}
