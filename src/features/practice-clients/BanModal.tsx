import { banClient } from '#contract/auth/accounts.endpoints.ts';
import { banBody } from '#contract/auth/accounts.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Closes an account for good, with the reason that its person will read. */
export function BanModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const contractForm = useContractForm(banBody, { reason: '' });
  const { form, errorOf } = contractForm;
  const name = accountName(account);
  const banning = useAccountChange(
    (apiClient, body: { reason: string }) => apiClient.call(banClient, { parameters: { id: account.authID }, body }),
    t('done.ban', { name }),
  );
  const change = useFormChange(contractForm, { draft: `ban/${account.authID}`, send: banning.mutateAsync, onClose });
  return (
    <ChangeModal
      title={t('ask.ban', { name })}
      doLabel={t('actions.ban')}
      variant="danger"
      isPending={banning.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('means.ban')}</p>
      <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
    </ChangeModal>
  );
}
