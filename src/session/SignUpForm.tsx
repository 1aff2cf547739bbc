import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { signUp } from '#contract/auth/auth.endpoints.ts';
import { signUpBody } from '#contract/auth/auth.schema.ts';
import { pathWithoutLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import styles from './SessionForm.module.css';
import type { SessionFormProps } from './SignInForm.tsx';

export function SignUpForm({ email, onEmail, onDone }: SessionFormProps) {
  const t = useMessages('session');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { form, errorOf, showProblem } = useContractForm(signUpBody, { email, password: '', confirmPassword: '' });
  const signingUp = useMutation({
    mutationFn: async (body: { email: string; password: string; confirmPassword: string }) =>
      onDone(await apiClient.call(signUp, { body })),
    onError: (error) => {
      if (!showProblem(error)) toastProblem(error, locale);
    },
  });
  // Who comes from the discussions came for a place where nobody knows them.
  const isPseudonymous = pathWithoutLocale(useLocation().pathname).startsWith('/threads');
  const newPassword = { autoComplete: 'new-password', showLabel: t('showPassword'), hideLabel: t('hidePassword') } as const;

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit((body) => signingUp.mutate(body))(event)}>
      <TextField
        label={t('email')}
        {...(isPseudonymous && { hint: t('addressStaysHidden') })}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...form.register('email', { onChange: ({ target }: { target: HTMLInputElement }) => onEmail(target.value) })}
      />
      <PasswordField
        {...newPassword}
        label={t('password')}
        hint={t('newPasswordHint')}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <PasswordField
        {...newPassword}
        label={t('confirmPassword')}
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      <PrivacyNote />
      <Button type="submit" variant="filled" isWide isPending={signingUp.isPending}>
        {t('signUp')}
      </Button>
    </form>
  );
}
