import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { OutboxList } from './OutboxList.tsx';

function OutboxPage() {
  const t = useMessages('outbox');
  const list = (authID: string) => <OutboxList authID={authID} />;
  return (
    <PrivatePage title={t('title')} text={t('signInText')} icon={<ClockIcon size={28} />} unreached={list}>
      {({ authID }) => list(authID)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OutboxPage,
  head: ({ locale }) => ({ title: messagesOf(locale, 'outbox')('title') }),
});
