import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { OwnThread } from './OwnThread.tsx';
import { OwnThreadsFrame } from './OwnThreadsFrame.tsx';

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
