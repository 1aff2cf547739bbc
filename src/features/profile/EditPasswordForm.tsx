import { useNavigate } from '@tanstack/react-router';
import { updatePasswordBody } from '#contract/auth/auth.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import styles from './EditFrame.module.css';
import { useUpdatePassword } from './profile.mutations.ts';

export function EditPasswordForm({ email }: { email: string }) {
  const t = useMessages('profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const changing = useUpdatePassword();
  const { form, errorOf, showProblem } = useContractForm(updatePasswordBody, { oldPassword: '', newPassword: '', confirmPassword: '' });
  const words = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };

  const change = form.handleSubmit((body) =>
    changing.mutate(body, {
      onSuccess: () => {
        void toast.success(t('passwordChanged'));
        void navigate({ to: '/profile' });
      },
      onError: (error) => {
        if (!showProblem(error, { password: 'oldPassword' })) toastProblem(error, locale);
      },
    }),
  );

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void change(event)}>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...words}
        label={t('oldPassword')}
        autoComplete="current-password"
        error={errorOf('oldPassword')}
        {...form.register('oldPassword')}
      />
      <PasswordField
        {...words}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        error={errorOf('newPassword')}
        {...form.register('newPassword')}
      />
      <PasswordField
        {...words}
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      <div className={styles['save']}>
        <Button type="submit" variant="filled" isLarge isPending={changing.isPending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}
