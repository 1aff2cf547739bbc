import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useOthersCount } from '#src/page/use-others-count.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import { logOut } from './log-out.ts';
import type { ModalProps } from './modals.ts';

export function LogoutModal({ onClose }: ModalProps<'logout'>) {
  const t = useMessages('session');
  const apiClient = useApiClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: async () => {
      await logOut(apiClient);
      onClose();
      void toast.success(t('signedOut'));
      await navigate({ to: '/' });
    },
  });

  const waiting = useOthersCount(undefined);
  if (waiting === undefined) return null;
  if (waiting > 0) {
    return (
      <Modal title={t('logoutTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
        <p>{t('logoutWaiting', { count: waiting })}</p>
        <p>{t('logoutWait')}</p>
        <ModalActions>
          <Button variant="danger" isPending={leaving.isPending} onClick={() => leaving.mutate()}>
            {t('eraseAndLeave')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('staySignedIn')}
          </Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal title={t('logoutTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
      <p>{t('logoutText')}</p>
      <ModalActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="filled" isPending={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('confirm')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
