import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useAskConfirmation } from '#src/session/use-ask-confirmation.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Profile.module.css';

/** Whether the address is known to be the person's, and the way to show it. */
export function EmailConfirmation({ client }: { client: AuthClient }) {
  const t = useMessages('profile');
  const asking = useAskConfirmation();
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
