import { confirmIdentity } from '#contract/auth/accounts.endpoints.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Says that the account is that of somebody whom the practice has seen. */
export function IdentityModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const name = accountName(account);
  const confirming = useAccountChange(
    (apiClient, authID: string) => apiClient.call(confirmIdentity, { parameters: { authID } }),
    t('done.identity', { name }),
  );
  const confirm = useChange({ send: () => confirming.mutateAsync(account.authID), onClose });
  return (
    <ChangeModal
      title={t('ask.identity', { name })}
      doLabel={t('actions.identity')}
      isPending={confirming.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('means.identity')}</p>
    </ChangeModal>
  );
}
