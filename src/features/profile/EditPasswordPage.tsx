import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LockIcon } from '#src/ui/icons/LockIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { EditFrame } from './EditFrame.tsx';
import { EditPasswordForm } from './EditPasswordForm.tsx';

function NoPasswordHere() {
  const t = useMessages('profile');
  return (
    <EmptyState
      headingLevel={1}
      icon={<LockIcon size={28} />}
      title={t('otherProviderTitle')}
      actions={<LinkButton to="/profile">{t('back')}</LinkButton>}
    >
      <p>{t('otherProviderText')}</p>
    </EmptyState>
  );
}

function EditPasswordPage() {
  const t = useMessages('profile');
  return (
    <PrivatePage title={t('passwordTitle')} text={t('passwordIntroduction')}>
      {({ authProvider, email }) =>
        authProvider === 'CLASSIC' ? (
          <EditFrame title={t('passwordTitle')}>
            <p>{t('passwordText')}</p>
            <EditPasswordForm email={email} />
          </EditFrame>
        ) : (
          <NoPasswordHere />
        )
      }
    </PrivatePage>
  );
}

export const page = definePage({
  component: EditPasswordPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'profile');
    return { title: t('passwordTitle'), description: t('passwordIntroduction') };
  },
});
