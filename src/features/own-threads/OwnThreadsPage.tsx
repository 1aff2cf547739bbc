import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { OwnThreads } from './OwnThreads.tsx';
import { OwnThreadsFrame } from './OwnThreadsFrame.tsx';

function OwnThreadsPage() {
  const t = useMessages('own-threads');
  const threads = useMessages('threads');
  const list = (authID: string) => (
    <OwnThreadsFrame back={{ to: '/threads', label: threads('backToThreads') }}>
      <OwnThreads authID={authID} />
    </OwnThreadsFrame>
  );
  return (
    <PrivatePage title={t('title')} text={t('description')} unreached={list}>
      {({ authID }) => list(authID)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OwnThreadsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('title'), description: t('description') };
  },
});
