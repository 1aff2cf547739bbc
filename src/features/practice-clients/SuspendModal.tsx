import * as z from 'zod/mini';
import { suspendClient } from '#contract/auth/accounts.endpoints.ts';
import { banBody } from '#contract/auth/accounts.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { isDate, requiredText } from '#contract/validation-rules.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { startOfDayInZone } from '#src/ui/instant-in-zone.ts';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** A day is chosen; the call takes the instant at which it begins for the practice. */
const suspensionForm = z.extend(banBody, { until: requiredText(isDate) });

/** Closes an account until a day, with the reason that its person will read. */
export function SuspendModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const contractForm = useContractForm(suspensionForm, { until: '', reason: '' });
  const { form, errorOf } = contractForm;
  const name = accountName(account);
  const suspending = useAccountChange(
    (apiClient, { reason, until }: { reason: string; until: string }) => {
      const body = { reason, until: startOfDayInZone(until, defaultTimeZone).toISOString() };
      return apiClient.call(suspendClient, { parameters: { id: account.authID }, body });
    },
    t('done.suspend', { name }),
  );
  const change = useFormChange(contractForm, { draft: `suspend/${account.authID}`, send: suspending.mutateAsync, onClose });
  return (
    <ChangeModal
      title={t('ask.suspend', { name })}
      doLabel={t('actions.suspend')}
      variant="danger"
      isPending={suspending.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('means.suspend')}</p>
      <TextField type="date" label={t('untilLabel')} hint={t('untilHint')} error={errorOf('until')} {...form.register('until')} />
      <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
    </ChangeModal>
  );
}
