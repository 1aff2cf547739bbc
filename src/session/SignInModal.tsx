import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuthClient, TokenPair } from '#contract/auth/auth.schema.ts';
import { pathWithoutLocale } from '#contract/locale.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { keepSession } from './keep-session.ts';
import type { ModalProps } from './modals.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './SessionForm.module.css';
import { SignUpForm } from './SignUpForm.tsx';
import { takeReturnPath } from './social-sign-in/return-path.ts';
import { SocialSlot } from './social-sign-in/SocialSlot.tsx';

/** Sign-in and sign-up, one beside the other; what was typed as e-mail goes along. */
export function SignInModal({ onSignedIn, roles, onClose }: ModalProps<'signIn'>) {
  const t = useMessages('session');
  const router = useRouter();
  const [isNew, setIsNew] = useState(false);
  const [email, setEmail] = useState('');

  /** Whoever may add therapists, while there are none: a new practice begins there. */
  async function isFirstOfPractice({ access }: AuthClient): Promise<boolean> {
    if (!holds(access, 'THERAPIST', 'WRITE')) return false;
    const { apiClient, queryClient } = router.options.context;
    const therapists = await queryClient.ensureQueryData(practiceQueries.therapists(apiClient)).catch(() => undefined);
    return therapists?.total === 0;
  }

  async function enter(answer: AuthClient & { token: TokenPair }) {
    const returnPath = takeReturnPath();
    // Whoever came for a page of its own stays on it.
    const asksForNothing = /^\/(profile|practice)?$/.test(pathWithoutLocale(location.pathname));
    await keepSession(answer);
    void toast.success(t(isNew ? 'signedUp' : 'signedIn'));
    onClose();
    onSignedIn?.();
    if (returnPath) router.history.replace(returnPath);
    else if (asksForNothing && (await isFirstOfPractice(answer))) void router.navigate({ to: '/practice/setup' });
  }

  return (
    <Modal title={t(isNew ? 'signUpTitle' : 'signInTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
      {onSignedIn && <p className={styles['lead']}>{t('signInToContinue')}</p>}
      {isNew ? (
        <SignUpForm email={email} onEmail={setEmail} onDone={enter} />
      ) : (
        <SignInForm email={email} onEmail={setEmail} onDone={enter} roles={roles} />
      )}
      <p className={styles['switch']}>
        {t(isNew ? 'alreadyAccount' : 'noAccountYet')}
        <Button variant="plain" onClick={() => setIsNew(!isNew)}>
          {t(isNew ? 'toSignIn' : 'toSignUp')}
        </Button>
      </p>
      <SocialSlot />
    </Modal>
  );
}
