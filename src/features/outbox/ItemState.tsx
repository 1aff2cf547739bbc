import { useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { isReturned } from '../threads/kept-replies.ts';

/** How an item stands, in a few words. */
export function ItemState({ item }: { item: OutboxEntry }) {
  const { state, isReadable, sentAt } = item;
  const t = useMessages('outbox');
  const locale = useLocale();
  const [openedAt] = useState(() => new Date());
  if (!isReadable) return <StatusBadge tone="refused">{t('unreadable')}</StatusBadge>;
  switch (state) {
    case 'QUEUED':
      return <StatusBadge tone="wait">{t('queued')}</StatusBadge>;
    case 'SENDING':
      return <StatusBadge tone="info">{t('sending')}</StatusBadge>;
    case 'NEEDS_FIX':
      if (isReturned(item)) return <StatusBadge tone="quiet">{t('draft')}</StatusBadge>;
      return <StatusBadge tone="refused">{t('needsFix')}</StatusBadge>;
    case 'SENT': {
      const zone = deviceTimeZone();
      const at = sentAt ?? '';
      const isToday = dateInZone(at, zone) === dateInZone(openedAt, zone);
      const words = isToday
        ? t('sentAt', { time: formatInstant(at, 'time', locale, zone) })
        : t('sentOn', { when: formatInstant(at, 'short', locale, zone) });
      return <StatusBadge tone="ok">{words}</StatusBadge>;
    }
  }
}
