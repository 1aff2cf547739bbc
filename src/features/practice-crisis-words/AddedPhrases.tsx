import { useState, type RefObject } from 'react';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import styles from './CrisisWords.module.css';

const CrisisPhraseForm = latePart(async () => (await import('./CrisisPhraseForm.tsx')).CrisisPhraseForm, { Missing: MissingPart });
const RemovePhrase = latePart(async () => (await import('./RemovePhrase.tsx')).RemovePhrase, { Missing: MissingPart });

interface AddedPhrasesProps {
  phrases: readonly CrisisPhrase[];
  mayChange: boolean;
  /** Where the keyboard goes on when a row has gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The practice's own phrases. */
export function AddedPhrases({ phrases, mayChange, heading }: AddedPhrasesProps) {
  const t = useMessages('practice-crisis-words');
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<CrisisPhrase>();
  return (
    <section className={styles['section']} aria-labelledby="added-phrases">
      <h2 id="added-phrases">{t('addedTitle')}</h2>
      {phrases.length === 0 && <p className={styles['quiet']}>{t('noneAdded')}</p>}
      <ul className={styles['list']}>
        {phrases.map((phrase) => (
          <li key={phrase.id} className={styles['row']}>
            <div>
              <p className={styles['phrase']} dir="auto">
                {phrase.phrase}
              </p>
              <p className={styles['quiet']}>{t(`languages.${phrase.language}`)}</p>
            </div>
            {mayChange && (
              <Button variant="plain" aria-label={t('removeNamed', { phrase: phrase.phrase })} onClick={() => setRemoved(phrase)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <div>
          <Button variant="filled" onClick={() => setIsAdding(true)}>
            <PlusIcon size={20} />
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className={styles['quiet']}>{t('whoAdds')}</p>
      )}
      {isAdding && <CrisisPhraseForm onClose={() => setIsAdding(false)} />}
      {removed && <RemovePhrase phrase={removed} fallbackFocus={heading} onClose={() => setRemoved(undefined)} />}
    </section>
  );
}
