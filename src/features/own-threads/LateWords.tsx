import { useEffect, useRef, useState } from 'react';
import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { drafts } from '#src/page/outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { correctionName, listLateWords, type LateWords } from './late-words.ts';
import styles from './OwnThreads.module.css';

/** The words that wait here to put a thread right which has left without them; read anew as the outbox changes. */
export function useLateWords(
  authID: string,
  entries: readonly OutboxEntry[] | undefined,
): {
  late: readonly LateWords[];
  giveUp: (words: LateWords) => Promise<void>;
} {
  const [late, setLate] = useState<readonly LateWords[]>([]);

  // They lie on the device.
  useEffect(() => {
    if (!entries) return undefined;
    let isLeft = false;
    const read = async () => {
      const found = await listLateWords(authID, entries);
      if (!isLeft) setLate(found);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [authID, entries]);

  async function giveUp({ itemId }: LateWords) {
    await drafts.drop(nobody, correctionName(authID, itemId));
    setLate((shown) => shown.filter((each) => each.itemId !== itemId));
  }
  return { late, giveUp };
}

/** Words that were to put a thread right, which left before them. */
export function LateWordsCard({ words: { itemId, title }, onGiveUp }: { words: LateWords; onGiveUp: () => void }) {
  const t = useMessages('own-threads');
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);

  // The button that asked is gone, and the focus with it.
  useEffect(() => void (isAsking && question.current?.focus()), [isAsking]);

  return (
    <Card as="article" className={styles['card']}>
      <StatusBadge tone="wait">{t('draft')}</StatusBadge>
      <h2 dir="auto" className={styles['cardTitle']}>
        {title || t('untitled')}
      </h2>
      <p ref={question} tabIndex={-1}>
        {t(isAsking ? 'lateGiveUp' : 'lateText')}
      </p>
      <div className={styles['actions']}>
        {isAsking ? (
          <>
            <Button onClick={() => setIsAsking(false)}>{t('lateKeep')}</Button>
            <Button variant="danger" onClick={onGiveUp}>
              {t('lateDelete')}
            </Button>
          </>
        ) : (
          <>
            <LinkButton to="/threads/write" search={{ item: itemId }}>
              {t('goOn')}
            </LinkButton>
            <Button variant="plain" onClick={() => setIsAsking(true)}>
              {t('lateDelete')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
