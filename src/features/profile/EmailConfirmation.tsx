import { useMutation } from '@tanstack/react-query';
import { askEmailConfirmation } from '#contract/auth/mail-links.endpoints.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Profile.module.css';

/** Whether the address is known to be the person's, and the way to show it. */
export function EmailConfirmation({ client }: { client: AuthClient }) {
  const t = useMessages('profile');
  const locale = useLocale();
  const apiClient = useApiClient();
  const asking = useMutation({
    mutationFn: () => apiClient.call(askEmailConfirmation),
    onError: (error) => toastProblem(error, locale),
  });
  if (client.emailConfirmed) return <p className={styles['small']}>{t('emailConfirmed')}</p>;
  return (
    <div className={styles['small']}>
      <p role="status">{t(asking.isSuccess ? 'confirmationSent' : 'emailUnconfirmed')}</p>
      {!asking.isSuccess && (
        <Button variant="plain" isPending={asking.isPending} onClick={() => asking.mutate()}>
          {t('sendConfirmation')}
        </Button>
      )}
    </div>
  );
}
