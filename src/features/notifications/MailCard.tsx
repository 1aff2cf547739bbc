import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { readMailSwitches, switchMails } from '#contract/mailing/mail-switches.endpoints.ts';
import type { MailSwitch } from '#contract/mailing/mail-switches.schema.ts';
import { holds } from '#contract/permissions.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { SettingsCard, UnreadSettings } from './SettingsCard.tsx';

/** Which e-mails are wanted, and which come in any case. */
export function MailCard({ client }: { client: AuthClient }) {
  const t = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const query = endpointQuery(apiClient, readMailSwitches);
  const { data, error, isFetching, refetch } = useQuery(query);
  const { queryKey } = query;
  const switching = useMutation({
    mutationFn: (wanted: MailSwitch) => apiClient.call(switchMails, { body: { kinds: [wanted] } }),
    onMutate: (wanted) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, kinds: known.kinds.map((each) => (each.kind === wanted.kind ? wanted : each)) },
      ),
    onError: async (problem) => {
      toastProblem(problem, locale);
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  if (!data && !error) return <PendingCard />;
  if (!data)
    return (
      <SettingsCard id="mails-title" title={t('mailsTitle')}>
        <UnreadSettings error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      </SettingsCard>
    );
  return (
    <SettingsCard id="mails-title" title={t('mailsTitle')}>
      <p>{data.email === '' ? t('noMail') : t('mailsTo', { email: data.email })}</p>
      <fieldset>
        <legend>{t('mailKindsTitle')}</legend>
        {data.kinds.map(({ kind, isOn }) => (
          <Checkbox
            key={kind}
            label={t(`mails.${kind}`)}
            checked={isOn}
            onChange={(event) => switching.mutate({ kind, isOn: event.target.checked })}
          />
        ))}
      </fieldset>
      <p>{t('mailsOwed')}</p>
      {holds(client.access, 'ALL_THREADS', 'READ') && <p>{t('mailsOwedToPractice')}</p>}
    </SettingsCard>
  );
}
