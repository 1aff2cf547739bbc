import * as z from 'zod/mini';
import { updateAccount } from '#contract/auth/accounts.endpoints.ts';
import { phoneNumber } from '#contract/auth/auth.schema.ts';
import { accountBody } from '#contract/auth/accounts.schema.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Somebody without a number is not made to have one; a number that is there is corrected, never removed. */
const phoneNumberOrNone = z.pipe(
  z.transform((written: string) => written || undefined),
  accountBody.shape.phoneNumber,
);
const detailsForm = (hasNumber: boolean) => z.extend(accountBody, { phoneNumber: hasNumber ? phoneNumber : phoneNumberOrNone });

/** Corrects somebody's names and number, as they are heard at the desk or on the phone. */
export function DetailsModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const { user } = account;
  const contractForm = useContractForm(detailsForm(user.phoneNumber !== null), {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phoneNumber: user.phoneNumber ?? '',
  });
  const { form, errorOf } = contractForm;
  const name = accountName(account);
  const saving = useAccountChange(
    (apiClient, body: BodyInputOf<typeof updateAccount>) => apiClient.call(updateAccount, { parameters: { authID: account.authID }, body }),
    t('done.details', { name }),
  );
  const change = useFormChange(contractForm, {
    draft: `details/${account.authID}`,
    send: saving.mutateAsync,
    onClose,
    places: { ressource: 'phoneNumber' },
  });
  return (
    <ChangeModal
      title={t('ask.details', { name })}
      doLabel={t('saveDetails')}
      isDisabled={!form.formState.isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('means.details')}</p>
      <TextField label={t('firstName')} autoComplete="off" error={errorOf('firstName')} {...form.register('firstName')} />
      <TextField label={t('lastName')} autoComplete="off" error={errorOf('lastName')} {...form.register('lastName')} />
      <PhoneField
        label={t('phoneLabel')}
        hint={t('phoneHint')}
        autoComplete="off"
        error={errorOf('phoneNumber')}
        {...form.register('phoneNumber')}
      />
    </ChangeModal>
  );
}
