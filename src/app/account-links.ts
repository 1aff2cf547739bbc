import type { ComponentType } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { practiceScreens, practiceScreensOf } from '#src/practice/practice-screens.ts';
import { useAuthClient, useSession } from '#src/session/session.ts';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import type { IconProps } from '#src/ui/icons/Icon.tsx';
import { PersonIcon } from '#src/ui/icons/PersonIcon.tsx';
import { UploadIcon } from '#src/ui/icons/UploadIcon.tsx';

interface AccountLink {
  to: string;
  label: string;
  icon: ComponentType<IconProps>;
  hasBadge?: boolean;
}

/** Where a signed-in person's menu leads. */
export function useAccountLinks(): AccountLink[] {
  const t = useMessages('app');
  const tFrame = useMessages('frame');
  const client = useAuthClient();
  const [screen] = client ? practiceScreensOf(client.access) : [];
  return [
    { to: '/profile', label: t('editProfile'), icon: PersonIcon },
    { to: '/reservations', label: t('myReservations'), icon: CalendarIcon },
    { to: '/outbox', label: tFrame('outbox'), icon: UploadIcon, hasBadge: true },
    ...(screen
      ? [
          {
            to: practiceScreens[screen].to,
            label: tFrame('practiceScreens'),
            icon: CheckIcon,
          },
        ]
      : []),
  ];
}

/** How the person is called in the menus: the last known first name when the server cannot be reached. */
export function useAccountName(): string {
  const t = useMessages('frame');
  const session = useSession();
  if (session.state === 'SIGNED_IN') return session.client.user.firstName || session.client.userName;
  return (session.state === 'UNREACHED' && session.firstName) || t('account');
}
