import { useMutation } from '@tanstack/react-query';
import { me } from '#contract/auth/auth.endpoints.ts';
import { confirmEmail } from '#contract/auth/mail-links.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { updateSession } from '#src/session/keep-session.ts';
import { runAsAllowed } from '#src/session/protected-action.ts';
import { session } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useLinkToken } from './use-link-token.ts';

function Confirmed() {
  const t = useMessages('mail-links');
  const actions = (
    <>
      <LinkButton to="/profile">{t('toProfile')}</LinkButton>
      <LinkButton to="/">{t('toHome')}</LinkButton>
    </>
  );
  return (
    <EmptyState headingLevel={1} icon={<CheckIcon size={28} />} title={t('confirmedTitle')} actions={actions}>
      <p role="status">{t('confirmedText')}</p>
    </EmptyState>
  );
}

/** Nothing to confirm with: what is the matter, and where another link is to be had. */
function NoLink({ title, text }: { title: string; text?: string }) {
  const t = useMessages('mail-links');
  const action = (
    <LinkButton to="/profile" variant="filled">
      {t('toProfile')}
    </LinkButton>
  );
  return (
    <EmptyState headingLevel={1} icon={<MailIcon size={28} />} title={title} actions={action}>
      <div role="alert">
        {text && <p>{text}</p>}
        <p>{t('confirmOver')}</p>
      </div>
    </EmptyState>
  );
}

/** Waits for a press: programs that look at every link of an e-mail before its reader would use this one up. */
function ConfirmEmailPage() {
  const t = useMessages('mail-links');
  const locale = useLocale();
  const apiClient = useApiClient();
  const token = useLinkToken();
  const confirming = useMutation({
    mutationFn: async () => {
      // Where bookings were taken by phone for the address, only the account itself may confirm it.
      const isConfirmed = await runAsAllowed(async () => {
        await apiClient.call(confirmEmail, { query: { token: token ?? '' } });
        return true;
      });
      if (isConfirmed && session.get().state === 'SIGNED_IN') await updateSession(await apiClient.call(me)).catch(() => undefined);
      return isConfirmed;
    },
  });
  if (confirming.data) return <Confirmed />;
  if (!token) return <NoLink title={t('linkMissingTitle')} />;
  const { error } = confirming;
  if (error instanceof ApiProblem && error.body.reason === 'LINK_OVER')
    return <NoLink title={t('linkOverTitle')} text={problemSentence(error, locale)} />;
  const action = (
    <Button variant="filled" isPending={confirming.isPending} onClick={() => confirming.mutate()}>
      {t('confirm')}
    </Button>
  );
  return (
    <EmptyState headingLevel={1} icon={<MailIcon size={28} />} title={t('confirmTitle')} actions={action}>
      <p>{t('confirmText')}</p>
      <div role="alert">{error && <p>{problemSentence(error, locale)}</p>}</div>
    </EmptyState>
  );
}

export const page = definePage({
  component: ConfirmEmailPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'mail-links');
    return { title: t('confirmTitle'), description: t('confirmText') };
  },
});
