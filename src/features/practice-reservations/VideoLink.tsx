import { useRef, useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useMessages } from '#src/page/messages.ts';
import { useAuthClient } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './PracticeCard.module.css';
import type { Desk } from './use-desk.ts';

const VideoLinkModal = latePart(async () => (await import('./VideoLinkModal.tsx')).VideoLinkModal, { Missing: MissingPart });

/** The way into a session by video for its therapist, and to writing where it is, while it may still take place. */
export function VideoLink({ reservation, actions, desk }: Pick<CardPartProps, 'reservation' | 'actions'> & { desk: Desk }) {
  const t = useMessages('practice-reservations');
  const tShared = useMessages('reservations');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = useAuthClient()?.authID === reservation.therapist.userId;
  const { status, videoLink } = reservation;
  const isMissing = status === 'ACCEPTED' && !videoLink;
  if (!actions.canCancel) return null;
  return (
    <div className={styles['video']}>
      {videoLink && isOwn && (
        <AnchorButton href={videoLink} target="_blank" rel="noreferrer">
          {tShared('join')}
        </AnchorButton>
      )}
      {isMissing && <p>{t('videoLinkMissing')}</p>}
      <div className={isMissing ? undefined : styles['plain']}>
        <Button ref={button} variant={isMissing ? 'outlined' : 'plain'} onClick={() => setIsOpen(true)}>
          {t(isMissing ? 'videoLinkAdd' : 'videoLink')}
        </Button>
      </div>
      {isOpen && <VideoLinkModal reservation={reservation} fallbackFocus={button} desk={desk} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
