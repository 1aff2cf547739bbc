import { updateAccount } from '#contract/auth/accounts.endpoints.ts';
import { accountBody } from '#contract/auth/accounts.schema.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

// Somebody without a number is not made to have one.
const whenWritten = (written: string) => written || undefined;

/** Corrects somebody's names and number, as they are heard at the desk or on the phone. */
export function DetailsModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { firstName, lastName, phoneNumber } = account.user;
  const shown = { firstName: firstName ?? '', lastName: lastName ?? '', phoneNumber: phoneNumber ?? '' };
  const { form, errorOf, showProblem } = useContractForm(accountBody, shown);
  const { forget } = useLastingForm(form, `details/${account.authID}`);
  const name = accountName(account);
  const saving = useAccountChange(
    (apiClient, body: BodyInputOf<typeof updateAccount>) => apiClient.call(updateAccount, { parameters: { authID: account.authID }, body }),
    t('done.details', { name }),
  );
  const submit = form.handleSubmit(async (body) => {
    try {
      await saving.mutateAsync(body);
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error, { ressource: 'phoneNumber' })) toastProblem(error, locale);
    }
  });
  return (
    <Modal title={t('ask.details', { name })} closeLabel={tPractice('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('means.details')}</p>
        <TextField label={t('firstName')} autoComplete="off" error={errorOf('firstName')} {...form.register('firstName')} />
        <TextField label={t('lastName')} autoComplete="off" error={errorOf('lastName')} {...form.register('lastName')} />
        <PhoneField
          label={t('phoneLabel')}
          hint={t('phoneHint')}
          error={errorOf('phoneNumber')}
          {...form.register('phoneNumber', { setValueAs: whenWritten })}
        />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button type="submit" variant="filled" disabled={!form.formState.isDirty} isPending={saving.isPending}>
            {t('saveDetails')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
