import { useMutation } from '@tanstack/react-query';
import { resetPasswordConfirmBody } from '#contract/auth/auth.schema.ts';
import { resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence, toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { openModal } from '#src/session/modals.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './MailLink.module.css';
import { useIsFirstPassword } from './use-link-token.ts';

/** Never kept as a draft: it holds a password. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useMessages('mail-links');
  const locale = useLocale();
  const isFirst = useIsFirstPassword();
  const apiClient = useApiClient();
  const { form, errorOf, showProblem } = useContractForm(resetPasswordConfirmBody, { newPassword: '', confirmPassword: '' });
  const saving = useMutation({
    mutationFn: (body: BodyInputOf<typeof resetPasswordConfirm>) => apiClient.call(resetPasswordConfirm, { body, query: { token } }),
    onSuccess: onDone,
    onError: (error) => {
      if (showProblem(error)) return;
      if (error instanceof ApiProblem) void toast.error(t('resetFailed'));
      else toastProblem(error, locale);
    },
  });
  const { error } = saving;
  const words = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), autoComplete: 'new-password' } as const;

  return (
    <>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit((body) => saving.mutate(body))(event)}>
        <PasswordField
          {...words}
          label={t(isFirst ? 'password' : 'newPassword')}
          hint={t('newPasswordHint')}
          error={errorOf('newPassword')}
          {...form.register('newPassword')}
        />
        <PasswordField
          {...words}
          label={t(isFirst ? 'confirmFirst' : 'confirmPassword')}
          error={errorOf('confirmPassword')}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" variant="filled" isWide isPending={saving.isPending}>
          {t('save')}
        </Button>
      </form>
      {error instanceof ApiProblem && error.body.reason === 'LINK_OVER' && (
        <Note title={t(isFirst ? 'firstOverTitle' : 'linkOverTitle')}>
          <p>{problemSentence(error, locale)}</p>
          {isFirst ? <p>{t('firstOver')}</p> : <Button onClick={() => openModal('forgotPassword', {})}>{t('askAnother')}</Button>}
        </Note>
      )}
    </>
  );
}
