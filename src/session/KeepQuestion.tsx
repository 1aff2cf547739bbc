import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './KeepQuestion.module.css';
import { useAuthClient } from './session.ts';
import { useKeepChoice } from './use-keep-choice.ts';

/** Asks whether private answers may stay on this device, until the person has said; it comes after what a page is for. */
export function KeepQuestion() {
  const client = useAuthClient();
  return client && <Question client={client} />;
}

function Question({ client }: { client: AuthClient }) {
  const t = useMessages('session');
  const { choice, choose } = useKeepChoice(client);
  if (choice !== 'UNASKED') return null;
  return (
    <aside aria-label={t('keepTitle')} className={styles['question']}>
      <p>{t('keepText')}</p>
      <div className={styles['answers']}>
        <Button onClick={() => void choose(true)}>{t('keepYes')}</Button>
        <Button variant="plain" onClick={() => void choose(false)}>
          {t('keepNo')}
        </Button>
      </div>
    </aside>
  );
}
