import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './KeepQuestion.module.css';
import { useKeepChoice } from './use-keep-choice.ts';

/** Asks once, after sign-in, whether private answers may stay on this device. */
export function KeepQuestion({ client }: { client: AuthClient }) {
  const t = useMessages('session');
  const { choice, choose } = useKeepChoice(client);
  if (choice !== 'UNASKED') return null;
  return (
    <Card as="aside" aria-label={t('keepTitle')} className={styles['question']}>
      <p>{t('keepText')}</p>
      <div className={styles['answers']}>
        <Button variant="filled" onClick={() => void choose(true)}>
          {t('keepYes')}
        </Button>
        <Button onClick={() => void choose(false)}>{t('keepNo')}</Button>
      </div>
    </Card>
  );
}
