import { useMutation } from '@tanstack/react-query';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { signInBody, type AuthClient, type TokenPair } from '#contract/auth/auth.schema.ts';
import type { RoleName } from '#contract/role-names.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { openModal } from './modals.ts';
import styles from './SessionForm.module.css';

export interface SessionFormProps {
  email: string;
  onEmail: (email: string) => void;
  onDone: (answer: AuthClient & { token: TokenPair }) => Promise<void>;
}

export function SignInForm({ email, onEmail, onDone, roles }: SessionFormProps & { roles: readonly RoleName[] | undefined }) {
  const t = useMessages('session');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { form, errorOf, showProblem } = useContractForm(signInBody, { email, password: '' });
  const signingIn = useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      onDone(await apiClient.call(signIn, { body, query: roles ? { roles: roles.join(',') } : {} })),
    onError: (error) => {
      if (!showProblem(error)) toastProblem(error, locale);
    },
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit((body) => signingIn.mutate(body))(event)}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email', { onChange: ({ target }: { target: HTMLInputElement }) => onEmail(target.value) })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <div className={styles['forgot']}>
        <Button variant="plain" onClick={() => openModal('forgotPassword', { emailOrUsername: form.getValues('email') })}>
          {t('forgotPassword')}
        </Button>
      </div>
      <Button type="submit" variant="filled" isWide isPending={signingIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
