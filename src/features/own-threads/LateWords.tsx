import { useEffect, useState } from 'react';
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
export function useLateWords(entries: readonly OutboxEntry[] | undefined): {
  late: readonly LateWords[];
  giveUp: (words: LateWords) => Promise<void>;
} {
  const [late, setLate] = useState<readonly LateWords[]>([]);

  // They lie on the device.
  useEffect(() => {
    if (!entries) return undefined;
    let isLeft = false;
    const read = async () => {
      const found = await listLateWords(entries);
      if (!isLeft) setLate(found);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [entries]);

  async function giveUp({ itemId }: LateWords) {
    await drafts.drop(nobody, correctionName(itemId));
    setLate((shown) => shown.filter((each) => each.itemId !== itemId));
  }
  return { late, giveUp };
}

/** Words that were to put a thread right, which left before them. */
export function LateWordsCard({ words: { itemId, title }, onGiveUp }: { words: LateWords; onGiveUp: () => void }) {
  const t = useMessages('own-threads');
  return (
    <Card as="article" className={styles['card']}>
      <StatusBadge tone="wait">{t('draft')}</StatusBadge>
      <h2 dir="auto" className={styles['cardTitle']}>
        {title || t('untitled')}
      </h2>
      <p>{t('lateText')}</p>
      <div className={styles['actions']}>
        <LinkButton to="/threads/write" search={{ item: itemId }}>
          {t('goOn')}
        </LinkButton>
        <Button variant="plain" onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      </div>
    </Card>
  );
}
