import { liftBanSuspension } from '#contract/auth/accounts.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

/** Opens an account again. */
export function LiftModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const name = accountName(account);
  const lifting = useAccountChange(
    (apiClient, id: string) => apiClient.call(liftBanSuspension, { parameters: { id } }),
    t('done.lift', { name }),
  );
  const lift = () => lifting.mutate(account.authID, { onSuccess: onClose, onError: (error) => toastProblem(error, locale) });
  return (
    <Modal title={t('ask.lift', { name })} closeLabel={tPractice('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <div className={styles['form']}>
        <p>{t('means.lift')}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button variant="filled" isPending={lifting.isPending} onClick={lift}>
            {t('actions.lift')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
