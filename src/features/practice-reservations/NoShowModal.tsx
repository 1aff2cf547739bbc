import { useMessages } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/practice/use-change.ts';
import type { CardPartProps } from './card-part.ts';
import { clientName } from './client-name.ts';
import { settleOutOfDate } from './settle-out-of-date.ts';

/** Notes that the client did not come, asked once more. */
export function NoShowModal({ reservation, decision, card, onClose }: CardPartProps & { onClose: () => void }) {
  const t = useMessages('practice-reservations');
  const note = useChange({ send: () => decision.mutateAsync({ to: 'NO_SHOW' }).catch(settleOutOfDate), onClose });
  return (
    <ChangeModal
      title={t('noShowTitle')}
      doLabel={t('noShow')}
      isPending={decision.isPending}
      fallbackFocus={card}
      onDo={() => void note()}
      onClose={onClose}
    >
      <p>{t('noShowText', { name: clientName(reservation) })}</p>
    </ChangeModal>
  );
}
