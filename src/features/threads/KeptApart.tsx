import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';

/** When a text that is kept apart from what has left before it will be sent, and why not before. */
export function KeptApart({ notBefore = 0 }: { notBefore: number | undefined }) {
  const t = useMessages('thread-reply');
  const locale = useLocale();
  return <p>{t('keptApart', { time: formatInstant(new Date(notBefore), 'time', locale, deviceTimeZone()) })}</p>;
}
