import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './CardPayment.module.css';

interface HoldCountdownProps {
  /** ISO 8601, UTC. */
  until: string;
  onOver: () => void;
}

/** Said aloud when so many minutes are left: a screen reader that read every second would read nothing else. */
const toldMinutes = [10, 5, 2, 1];

const askedEveryMs = 3000;

const secondsUntil = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** How long the slot is still kept. The server decides; a phone whose clock is wrong is told wrong, and may pay all the same. */
export function HoldCountdown({ until, onOver }: HoldCountdownProps) {
  const t = useMessages('card-payments');
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const tell = useEffectEvent(onOver);
  const isOver = seconds === 0;

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  // The server notices a moment later than this clock, or sooner: asked until the reservation says so itself.
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setInterval(tell, askedEveryMs);
    return () => clearInterval(timer);
  }, [isOver]);

  if (isOver) return <p role="status">{t('holdOver')}</p>;
  const minutes = Math.floor(seconds / 60);
  const told = toldMinutes.find((each) => minutes < each + 1 && minutes >= each);
  return (
    <div>
      <p role="timer" aria-live="off">
        {t('holdLeft')} <strong className={styles['left']}>{`${minutes}:${String(seconds % 60).padStart(2, '0')}`}</strong>
      </p>
      <VisuallyHidden>
        <span role="status">{told === undefined ? '' : t('holdMinutes', { count: told })}</span>
      </VisuallyHidden>
    </div>
  );
}
