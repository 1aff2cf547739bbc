import { useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { dateInZone, formatInstant } from '#src/ui/dates.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { deviceTimeZone } from './device-time-zone.ts';

/** How an item stands, in a few words. */
export function ItemState({ item: { state, isReadable, sentAt } }: { item: OutboxEntry }) {
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
