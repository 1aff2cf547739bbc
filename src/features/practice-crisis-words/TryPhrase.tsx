import { useState } from 'react';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { holdsCrisisWord } from '#contract/threads/crisis-words.ts';
import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './CrisisWords.module.css';

/** Says of a sentence, as it is typed, whether it would bring the help line forward. */
export function TryPhrase({ added }: { added: readonly CrisisPhrase[] }) {
  const t = useMessages('practice-crisis-words');
  const [sentence, setSentence] = useState('');
  const isFound = holdsCrisisWord(sentence, added);
  return (
    <Card as="section" className={styles['try']} aria-labelledby="try-phrase">
      <h2 id="try-phrase">{t('tryTitle')}</h2>
      <TextArea
        label={t('trySentence')}
        hint={t('tryHint')}
        rows={2}
        dir="auto"
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
      />
      <p role="status" className={styles['result']}>
        {sentence.trim() === '' ? (
          <span className={styles['quiet']}>{t('tryNothing')}</span>
        ) : (
          <StatusBadge tone={isFound ? 'ok' : 'info'}>{t(isFound ? 'found' : 'notFound')}</StatusBadge>
        )}
      </p>
    </Card>
  );
}
