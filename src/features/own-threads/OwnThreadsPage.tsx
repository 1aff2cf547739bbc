import { definePage } from '#src/page/define-page.ts';
import { latePart } from '#src/page/late-part.tsx';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { OwnThreadsFrame } from './OwnThreadsFrame.tsx';

// For who has signed in: a visitor's first visit does without.
const OwnThreads = latePart(async () => (await import('./OwnThreads.tsx')).OwnThreads, { pending: <PendingCard />, Missing: MissingPart });

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
