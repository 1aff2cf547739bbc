import { useRef, useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import styles from './Profile.module.css';
import { useDeletion } from './use-deletion.ts';

const DeletionModal = latePart(async () => (await import('./DeletionModal.tsx')).DeletionModal, { Missing: MissingPart });

/** Where the account's end is asked for, seen and taken back. */
export function DeletionCard() {
  const t = useMessages('profile');
  const locale = useLocale();
  const { state, error, asking, keeping } = useDeletion();
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  if (!state) return error ? <p role="alert">{problemSentence(error, locale)}</p> : <PendingCard />;

  const { asked } = state;
  const dateOf = (instant: string) => formatInstant(instant, 'date', locale, deviceTimeZone());
  return (
    <Card as="section" aria-labelledby="deletion-title" className={styles['card']}>
      <h2 id="deletion-title" tabIndex={-1} ref={title}>
        {asked ? t('deletionPendingTitle', { date: dateOf(asked.effectiveAt) }) : t('deletionTitle')}
      </h2>
      <p>{asked ? t(`deletionPending${asked.threads}`) : t('deletionText')}</p>
      <div>
        {asked ? (
          <Button variant="filled" isPending={keeping.isPending} onClick={() => keeping.mutate()}>
            {t('keepAccount')}
          </Button>
        ) : (
          <Button onClick={() => setIsOpen(true)}>{t('deletionTitle')}</Button>
        )}
      </div>
      {isOpen && (
        <DeletionModal
          date={dateOf(state.effectiveAtIfAskedNow)}
          comingReservations={state.comingReservations}
          isPending={asking.isPending}
          fallbackFocus={title}
          onAsk={(threads) => asking.mutate(threads, { onSuccess: () => setIsOpen(false) })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
