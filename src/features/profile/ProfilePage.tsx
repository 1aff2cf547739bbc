import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { Profile } from './Profile.tsx';

function ProfilePage() {
  const t = useMessages('profile');
  return (
    <PrivatePage title={t('title')} text={t('introduction')}>
      {(client) => <Profile client={client} />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: ProfilePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'profile');
    return { title: t('title'), description: t('introduction') };
  },
});
