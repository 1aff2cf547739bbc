import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { EditFrame } from './EditFrame.tsx';
import { EditProfileForm } from './EditProfileForm.tsx';

function EditProfilePage() {
  const t = useMessages('profile');
  return (
    <PrivatePage title={t('editTitle')} text={t('editIntroduction')}>
      {(client) => (
        <EditFrame title={t('editTitle')}>
          <EditProfileForm key={client.authID} client={client} />
        </EditFrame>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: EditProfilePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'profile');
    return { title: t('editTitle'), description: t('editIntroduction') };
  },
});
