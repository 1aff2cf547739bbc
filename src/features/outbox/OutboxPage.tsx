import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { OthersNote } from './OthersNote.tsx';
import { OutboxList } from './OutboxList.tsx';

function OutboxPage() {
  const t = useMessages('outbox');
  const list = (authID: string) => <OutboxList authID={authID} />;
  return (
    <PrivatePage title={t('title')} text={t('intro')} unreached={list} visitorNote={<OthersNote />}>
      {({ authID }) => list(authID)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OutboxPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'outbox');
    return { title: t('title'), description: t('intro') };
  },
});
