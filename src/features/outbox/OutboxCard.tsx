import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemContent } from './ItemContent.tsx';
import { ItemState } from './ItemState.tsx';
import styles from './Outbox.module.css';

const titles = { PROOF: 'proof', COMMENT: 'comment', THREAD: 'thread' } as const;

/** One thing of the outbox: what it is, how it stands, and what can be done about it. */
export function OutboxCard({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  const locale = useLocale();
  const titleId = `item-${item.id}`;
  return (
    <Card as="article" className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['cardHead']}>
        <h2 id={titleId} className={styles['cardTitle']}>
          {t(titles[item.kind])}
        </h2>
        <ItemState item={item} />
      </div>
      <ItemContent item={item} />
      <p className={styles['quiet']}>
        {t('writtenAt')} <DateText instant={item.createdAt} format="short" language={locale} timeZone={deviceTimeZone()} />
      </p>
      <ItemActions item={item} />
    </Card>
  );
}
