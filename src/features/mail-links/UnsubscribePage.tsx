import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readUnsubscribeLink, unsubscribe } from '#contract/mailing/mail-switches.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { definePage } from '#src/page/define-page.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useLinkToken } from './use-link-token.ts';

/** A link that says nothing: where the same is to be had. */
function NoLink() {
  const t = useMessages('mail-links');
  const action = (
    <LinkButton to="/profile/notifications" variant="filled">
      {t('toNotifications')}
    </LinkButton>
  );
  return (
    <EmptyState headingLevel={1} icon={<MailIcon size={28} />} title={t('linkMissingTitle')} actions={action}>
      <p role="alert">{t('unsubscribeMissing')}</p>
    </EmptyState>
  );
}

function Switch({ token }: { token: string }) {
  const t = useMessages('mail-links');
  const nameOf = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const query = endpointQuery(apiClient, readUnsubscribeLink, { query: { token } });
  const found = useQuery(query);
  const switching = useMutation({
    mutationFn: (isOn: boolean) => apiClient.call(unsubscribe, { body: { token, isOn } }),
    // A slower answer of before the press would undo what is shown.
    onMutate: () => queryClient.cancelQueries({ queryKey: query.queryKey }),
    onSuccess: (now) => queryClient.setQueryData(query.queryKey, now),
  });
  const error = switching.error ?? found.error;
  if (error instanceof ApiProblem && error.body.reason === 'NOT_FOUND') return <NoLink />;
  // One press is enough, whether or not the network has told by then what the link is about.
  const isOn = found.data?.isOn ?? true;
  const name = found.data && nameOf(`mails.${found.data.kind}`);
  const actions = (
    <>
      <Button variant={isOn ? 'filled' : 'outlined'} isPending={switching.isPending} onClick={() => switching.mutate(!isOn)}>
        {t(isOn ? 'unsubscribe' : 'subscribeAgain')}
      </Button>
      <LinkButton to="/profile/notifications" variant="plain">
        {t('toNotifications')}
      </LinkButton>
    </>
  );
  const Icon = isOn ? MailIcon : CheckIcon;
  return (
    <EmptyState headingLevel={1} icon={<Icon size={28} />} title={t(isOn ? 'unsubscribeTitle' : 'unsubscribedTitle')} actions={actions}>
      <p role="status">{name ? t(isOn ? 'unsubscribeText' : 'unsubscribedText', { name }) : t('unsubscribeDescription')}</p>
      <div role="alert">{error && <p>{problemSentence(error, locale)}</p>}</div>
    </EmptyState>
  );
}

/** Waits for a press, as the links of other letters do; a mail program's own button goes by the same address without this page. */
function UnsubscribePage() {
  const token = useLinkToken();
  return token === undefined ? <NoLink /> : <Switch token={token} />;
}

export const page = definePage({
  component: UnsubscribePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'mail-links');
    return { title: t('unsubscribeTitle'), description: t('unsubscribeDescription') };
  },
});
