import { useMutation } from '@tanstack/react-query';
import { resetPasswordBody } from '#contract/auth/auth.schema.ts';
import { resetPassword } from '#contract/auth/mail-links.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import { openModal, type ModalProps } from './modals.ts';
import styles from './SessionForm.module.css';

/** Asks for a link to choose a new password. The answer is the same for everyone: it tells nobody who has an account. */
export function ForgotPasswordModal({ emailOrUsername = '', onClose }: ModalProps<'forgotPassword'>) {
  const t = useMessages('session');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { form, errorOf, showProblem } = useContractForm(resetPasswordBody, { emailOrUsername });
  const asking = useMutation({
    mutationFn: (body: { emailOrUsername: string }) => apiClient.call(resetPassword, { body }),
    onError: (error) => {
      if (showProblem(error)) return;
      // On the field, which is what to look at again; a toast would lie over the button.
      if (error instanceof ApiProblem) form.setError('emailOrUsername', { type: 'server', message: t('userNotFound') });
      else toastProblem(error, locale);
    },
  });

  if (asking.data)
    return (
      <Modal title={t('linkSentTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
        <p role="status">{asking.data.message}</p>
        <ModalActions>
          <Button variant="filled" onClick={onClose}>
            {t('close')}
          </Button>
        </ModalActions>
      </Modal>
    );
  return (
    <Modal title={t('forgotTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit((body) => asking.mutate(body))(event)}>
        <p>{t('forgotText')}</p>
        <TextField
          label={t('emailOrUsername')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('emailOrUsername')}
          {...form.register('emailOrUsername')}
        />
        <Button type="submit" variant="filled" isWide isPending={asking.isPending}>
          {t('sendLink')}
        </Button>
      </form>
      <p className={styles['switch']}>
        <Button variant="plain" onClick={() => openModal('signIn', {})}>
          {t('backToSignIn')}
        </Button>
      </p>
    </Modal>
  );
}
