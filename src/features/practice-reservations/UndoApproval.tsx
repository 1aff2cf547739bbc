import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './PracticeCard.module.css';

/** For as long as an approval can be taken back. The seconds are for the eyes: the page's status has said it once. */
export function UndoApproval({ decision, card, secondsLeft }: CardPartProps & { secondsLeft: number }) {
  const t = useMessages('practice-reservations');
  return (
    <div className={styles['undo']}>
      <Button
        isPending={decision.isPending}
        onClick={() => decision.mutate({ to: 'ON_STAND_BY' }, { onSuccess: () => card.current?.focus() })}
      >
        {t('undo')}
      </Button>
      <span aria-hidden="true">{t('undoLeft', { count: secondsLeft })}</span>
    </div>
  );
}
