import { useRef, useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useMessages } from '#src/page/messages.ts';
import { useAuthClient } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './PracticeCard.module.css';

const OwnNoteModal = latePart(async () => (await import('./OwnNoteModal.tsx')).OwnNoteModal, { Missing: MissingPart });

/** The way to what its therapist has noted of an appointment; nobody else has one. */
export function OwnNote({ reservation }: Pick<CardPartProps, 'reservation'>) {
  const t = useMessages('practice-reservations');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (useAuthClient()?.authID !== reservation.therapist.userId) return null;
  return (
    <div className={styles['plain']}>
      <Button ref={button} variant="plain" onClick={() => setIsOpen(true)}>
        {t('ownNote')}
      </Button>
      {isOpen && <OwnNoteModal reservation={reservation} fallbackFocus={button} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
