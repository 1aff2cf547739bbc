import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale } from '#src/page/messages.ts';
import { closeModal, shownModal } from '#src/session/modals.ts';

/**
 * Whatever leads away from here leaves the document, and with it the provider's script and the policy that let it in:
 * no other page is shown beside it, and no password typed.
 */
export function useLeavingWhole(): void {
  const router = useRouter();
  const locale = useLocale();

  // The router's own way, and the modal's, are told outside React.
  useEffect(() => {
    // After the router has written the new address.
    const forgetRouter = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) queueMicrotask(() => location.reload());
    });
    const forgetModals = shownModal.subscribe(() => {
      if (shownModal.get()?.name !== 'signIn') return;
      closeModal();
      // Where the sign-in opens by itself.
      location.assign(pathInLocale('/profile', locale));
    });
    return () => {
      forgetRouter();
      forgetModals();
    };
  }, [router, locale]);
}
