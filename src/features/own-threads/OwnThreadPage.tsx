import { definePage } from '#src/page/define-page.ts';
import { latePart } from '#src/page/late-part.tsx';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { OwnThreadsFrame } from './OwnThreadsFrame.tsx';

// For who has signed in: a visitor's first visit does without.
const OwnThread = latePart(async () => (await import('./OwnThread.tsx')).OwnThread, { pending: <PendingCard />, Missing: MissingPart });

function OwnThreadPage() {
  const t = useMessages('own-threads');
  return (
    <PrivatePage title={t('manage')} text={t('manageDescription')}>
      {() => (
        <OwnThreadsFrame back={{ to: '/threads/own', label: t('back') }}>
          <OwnThread />
        </OwnThreadsFrame>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OwnThreadPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('manage'), description: t('manageDescription') };
  },
});
