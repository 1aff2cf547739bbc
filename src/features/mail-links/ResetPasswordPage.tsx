import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import narrow from '#src/ui/NarrowPage.module.css';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useIsFirstPassword, useLinkToken } from './use-link-token.ts';

function LinkMissing() {
  const t = useMessages('mail-links');
  const ask = (
    <Button variant="filled" onClick={() => openModal('forgotPassword', {})}>
      {t('askAnother')}
    </Button>
  );
  return (
    <EmptyState headingLevel={1} icon={<MailIcon size={28} />} title={t('linkMissingTitle')} actions={ask}>
      <p>{t('linkMissingText')}</p>
    </EmptyState>
  );
}

function Done() {
  const t = useMessages('mail-links');
  const navigate = useNavigate();
  const isFirst = useIsFirstPassword();
  const to = isFirst ? '/practice' : '/profile';
  const signIn = () => openModal('signIn', { onSignedIn: () => void navigate({ to, replace: true }) });
  const action = (
    <Button variant="filled" onClick={signIn}>
      {t('signIn')}
    </Button>
  );
  return (
    <EmptyState headingLevel={1} icon={<CheckIcon size={28} />} title={t(isFirst ? 'firstDoneTitle' : 'resetDoneTitle')} actions={action}>
      <p role="status">{t(isFirst ? 'firstDoneText' : 'resetDoneText')}</p>
    </EmptyState>
  );
}

function ResetPasswordPage() {
  const t = useMessages('mail-links');
  const token = useLinkToken();
  const isFirst = useIsFirstPassword();
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  if (!token) return <LinkMissing />;
  return (
    <div className={narrow['page']}>
      <h1>{t(isFirst ? 'firstTitle' : 'resetTitle')}</h1>
      <p>{t(isFirst ? 'firstText' : 'resetText')}</p>
      <ResetPasswordForm token={token} onDone={() => setIsDone(true)} />
    </div>
  );
}

export const page = definePage({
  component: ResetPasswordPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'mail-links');
    return { title: t('resetTitle'), description: t('resetDescription') };
  },
});
