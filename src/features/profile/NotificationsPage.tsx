import { CalendarCard } from '#src/features/notifications/CalendarCard.tsx';
import { DiscretionCard } from '#src/features/notifications/DiscretionCard.tsx';
import { MailCard } from '#src/features/notifications/MailCard.tsx';
import { NotificationSlot } from '#src/features/notifications/NotificationSlot.tsx';
import { holds } from '#contract/permissions.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { EditFrame } from './EditFrame.tsx';

function NotificationsPage() {
  const t = useMessages('notifications');
  return (
    <PrivatePage title={t('pageTitle')} text={t('pageIntroduction')}>
      {(client) => (
        <EditFrame title={t('pageTitle')}>
          <NotificationSlot place="SETTINGS" />
          <MailCard client={client} />
          {holds(client.access, 'RESERVATION', 'READ') && <CalendarCard isDiscreet={client.isDiscreet} />}
          <DiscretionCard client={client} />
        </EditFrame>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: NotificationsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'notifications');
    return { title: t('pageTitle'), description: t('pageIntroduction') };
  },
});
