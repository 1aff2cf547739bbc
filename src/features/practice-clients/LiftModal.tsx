import { liftBanSuspension } from '#contract/auth/accounts.endpoints.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Opens an account again. */
export function LiftModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const name = accountName(account);
  const lifting = useAccountChange(
    (apiClient, id: string) => apiClient.call(liftBanSuspension, { parameters: { id } }),
    t('done.lift', { name }),
  );
  const lift = useChange({ send: () => lifting.mutateAsync(account.authID), onClose });
  return (
    <ChangeModal
      title={t('ask.lift', { name })}
      doLabel={t('actions.lift')}
      isPending={lifting.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void lift()}
      onClose={onClose}
    >
      <p>{t('means.lift')}</p>
    </ChangeModal>
  );
}
