import { useRef, useState } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import type { SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './Moderation.module.css';

const PrivateWordModal = latePart(async () => (await import('./PrivateWordModal.tsx')).PrivateWordModal, { Missing: MissingPart });

interface PrivateWordsProps {
  text: { slug: string; commentId: string | null };
  /** What was written to its author already, where that is known. */
  words?: readonly SentPrivateWord[];
  mayWrite: boolean;
}

/** What the practice has written to the author of a text alone, and the way to write. */
export function PrivateWords({ text, words = [], mayWrite }: PrivateWordsProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={styles['words']} tabIndex={-1}>
      {words.length > 0 && (
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
      )}
      {mayWrite && (
        <div>
          <Button onClick={() => setIsAsked(true)}>{t('writeWord')}</Button>
        </div>
      )}
      {isAsked && <PrivateWordModal text={text} fallbackFocus={frame} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
