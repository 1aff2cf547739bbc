import { liftBanSuspension } from '#contract/auth/accounts.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Opens an account again. */
export function LiftModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const locale = useLocale();
  const name = accountName(account);
  const lifting = useAccountChange(
    (apiClient, id: string) => apiClient.call(liftBanSuspension, { parameters: { id } }),
    t('done.lift', { name }),
  );
  const lift = () => lifting.mutate(account.authID, { onSuccess: onClose, onError: (error) => toastProblem(error, locale) });
  return (
    <ChangeModal
      title={t('ask.lift', { name })}
      doLabel={t('actions.lift')}
      isPending={lifting.isPending}
      fallbackFocus={fallbackFocus}
      onDo={lift}
      onClose={onClose}
    >
      <p>{t('means.lift')}</p>
    </ChangeModal>
  );
}
