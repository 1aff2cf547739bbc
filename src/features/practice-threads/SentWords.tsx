import { defaultTimeZone } from '#contract/constants.ts';
import type { SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './Moderation.module.css';

/** What the practice has written to the author of a text alone, and which of it did. */
export function SentWords({ words }: { words: readonly SentPrivateWord[] }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  if (words.length === 0) return null;
  return (
    <ul className={styles['sent']} aria-label={t('sentWords')}>
      {words.map(({ wordId, content, direction, by, createdAt }) => (
        <li key={wordId}>
          <p className={styles['text']} dir={direction}>
            {content}
          </p>
          <p className={metaLine['meta']}>
            <span>{by === null ? t('wordByNobody') : t('wordBy', { name: by })}</span>
            <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
          </p>
        </li>
      ))}
    </ul>
  );
}
