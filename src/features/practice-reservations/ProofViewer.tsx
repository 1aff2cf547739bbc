import { useRef, useState } from 'react';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { clientName } from './client-name.ts';
import { isProofToDecide, proofQueue } from './proof-queue.ts';
import { ProofInView } from './ProofInView.tsx';
import styles from './ProofViewer.module.css';
import type { Desk } from './use-desk.ts';

interface ProofViewerProps {
  reservations: readonly PracticeReservation[];
  now: Date;
  desk: Desk;
  firstId: string;
  onClose: () => void;
}

/** The proofs of a list, one after the other: what is decided on makes place for the next, and the last one closes it. */
export function ProofViewer({ reservations, now, desk, firstId, onClose }: ProofViewerProps) {
  const t = useMessages('practice-reservations');
  const tPractice = useMessages('practice');
  // As the list was: what is decided leaves it while it is walked through.
  const [opened] = useState(reservations);
  const [queue] = useState(() => proofQueue(reservations, firstId, now));
  const [told] = useState(desk.announcement);
  const [at, setAt] = useState(() => queue.indexOf(firstId));
  // A line, not all below it: focusing something taller than the screen would scroll the name above it away.
  const top = useRef<HTMLParagraphElement>(null);
  const backTo = useRef<HTMLElement>(null);
  const find = (id: string | undefined) => [...reservations, ...desk.kept, ...opened].find((each) => each.id === id);
  const reservation = find(queue[at]);
  if (!reservation) return null;

  const cardOf = (id: string | undefined) => document.getElementById(`when-${id}`)?.closest('article') ?? null;

  function goTo(next: number) {
    backTo.current = cardOf(queue[next]);
    setAt(next);
    top.current?.closest('[role=dialog]')?.scrollTo({ top: 0 });
    top.current?.focus();
  }

  function goOn() {
    const order = queue.map((_, step) => (at + step) % queue.length).slice(1);
    const next = order.find((place) => {
      const each = find(queue[place]);
      return each && isProofToDecide(each, now);
    });
    if (next !== undefined) return goTo(next);
    backTo.current = cardOf(queue[at]);
    onClose();
  }

  const [previous, next] = [at - 1, at + 1];
  return (
    <Modal
      title={t('proofTitle', { name: clientName(reservation) })}
      closeLabel={tPractice('close')}
      size="large"
      backTo={backTo}
      onClose={onClose}
    >
      <div className={styles['body']}>
        <p ref={top} tabIndex={-1} role="status" className={styles['told']}>
          {desk.announcement === told ? '' : desk.announcement}
        </p>
        {queue.length > 1 && (
          <div role="group" className={styles['walk']} aria-label={t('proofsLabel')}>
            <Button variant="plain" aria-disabled={previous < 0} onClick={() => previous >= 0 && goTo(previous)}>
              {t('previousProof')}
            </Button>
            <span>{t('proofOf', { number: at + 1, total: queue.length })}</span>
            <Button variant="plain" aria-disabled={next >= queue.length} onClick={() => next < queue.length && goTo(next)}>
              {t('nextProof')}
            </Button>
          </div>
        )}
        <ProofInView
          key={reservation.id}
          reservation={reservation}
          next={find(queue[next])}
          now={now}
          desk={desk}
          place={top}
          onDecided={goOn}
        />
      </div>
    </Modal>
  );
}
