import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import styles from './PracticeSettings.module.css';

/** The way to the words of distress, which are a screen of their own. */
export function CrisisWordsCard() {
  const t = useMessages('practice-settings');
  return (
    <section aria-labelledby="crisis-words-title">
      <Card className={styles['card']}>
        <h2 id="crisis-words-title">{t('crisisWordsTitle')}</h2>
        <p>{t('crisisWordsText')}</p>
        <div>
          <LinkButton to="/practice/settings/crisis-words">
            <ThreadsIcon size={20} />
            {t('crisisWordsLink')}
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
