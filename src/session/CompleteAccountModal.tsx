import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { userBody } from '#contract/auth/auth.schema.ts';
import { hasMaxLength, requiredText } from '#contract/validation-rules.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { ModalProps, RequiredName } from './modals.ts';
import { PhoneNumberField } from './PhoneNumberField.tsx';
import styles from './SessionForm.module.css';
import { useAuthClient } from './session.ts';
import { forgetUnfinished, noteUnfinished } from './unfinished-account.ts';
import { useSaveProfile } from './use-save-profile.ts';

const requiredName = requiredText(hasMaxLength(60));

const accountBody = (required: readonly RequiredName[]) =>
  z.extend(userBody, {
    firstName: required.includes('firstName') ? requiredName : userBody.shape.firstName,
    lastName: required.includes('lastName') ? requiredName : userBody.shape.lastName,
  });

/** What an interrupted action lacks; saving it lets the action go on. */
export function CompleteAccountModal({ onCompleted, required = [], onClose }: ModalProps<'completeAccount'>) {
  const t = useMessages('session');
  const locale = useLocale();
  const client = useAuthClient();
  const user = client?.user;
  const authID = client?.authID;
  const saving = useSaveProfile();
  const { form, errorOf, showProblem } = useContractForm(accountBody(required), {
    phoneNumber: user?.phoneNumber ?? '',
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
  });
  // What a reload cuts off is opened again; closed by a press, it is given up.
  const note = useEffectEvent((whose: string) => noteUnfinished({ authID: whose, path: location.pathname, required: [...required] }));
  useEffect(() => {
    if (authID) note(authID);
    return forgetUnfinished;
  }, [authID]);
  const { forget } = useLastingForm(form, `complete-account/${client?.authID ?? ''}`);
  const optional = (name: RequiredName) => (required.includes(name) ? {} : { optionalLabel: t('optional') });

  const save = form.handleSubmit((body) =>
    saving.mutate(body, {
      onSuccess: () => {
        void forget();
        void toast.success(t('accountCompleted'));
        onClose();
        onCompleted?.();
      },
      onError: (error) => {
        if (!showProblem(error, { ressource: 'phoneNumber' })) toastProblem(error, locale);
      },
    }),
  );

  return (
    <Modal title={t('completeTitle')} closeLabel={t('close')} size="medium" onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <p>{t(required.length > 0 ? 'completeForBooking' : 'completeText')}</p>
        <PhoneNumberField error={errorOf('phoneNumber')} current={user?.phoneNumber ?? null} {...form.register('phoneNumber')} />
        <TextField
          label={t('firstName')}
          {...optional('firstName')}
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label={t('lastName')}
          {...optional('lastName')}
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...form.register('lastName')}
        />
        <Button type="submit" variant="filled" isWide isPending={saving.isPending}>
          {t('saveAndContinue')}
        </Button>
      </form>
    </Modal>
  );
}
