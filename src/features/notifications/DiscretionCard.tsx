import { useMutation } from '@tanstack/react-query';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { discreetFolder, discreetName } from '#contract/auth/discreet-name.ts';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { updateSession } from '#src/session/keep-session.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import styles from './Switches.module.css';

/** For who shares a phone or a mailbox: what others may see says neither where it comes from nor what it is about. */
export function DiscretionCard({ client }: { client: AuthClient }) {
  const t = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const change = useMutation({
    mutationFn: async (isDiscreet: boolean) => updateSession(await apiClient.call(changeDiscretion, { body: { isDiscreet } })),
    onError: (problem) => toastProblem(problem, locale),
  });
  const isDiscreet = change.isPending ? change.variables : client.isDiscreet;
  return (
    <SettingsCard id="discretion-title" title={t('discretionTitle')}>
      <p>{t('discretionText')}</p>
      <Checkbox label={t('discreet')} checked={isDiscreet} onChange={({ target }) => change.mutate(target.checked)} />
      {isDiscreet && (
        <>
          <p className={styles['app']}>
            <img src={`${discreetFolder}/icon-192.png`} alt="" width={48} height={48} />
            <span>{t('discreetApp', { name: discreetName })}</span>
          </p>
          <p>{t('discreetInstalled')}</p>
          <p>{t('discreetLimits')}</p>
        </>
      )}
    </SettingsCard>
  );
}
