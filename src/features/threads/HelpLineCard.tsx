import { useMessages } from '#src/page/messages.ts';
import { LifebuoyIcon } from '#src/ui/icons/LifebuoyIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './HelpLineCard.module.css';

/** Where to talk now, for whom reading was not enough or too much. */
export function HelpLineCard() {
  const t = useMessages('thread');
  return (
    <aside className={styles['card']} aria-labelledby="help-card">
      <h2 id="help-card" className={styles['title']}>
        {t('helpTitle')}
      </h2>
      <p>{t('helpText')}</p>
      <LinkButton to="/help-line" variant="outlined">
        <LifebuoyIcon size={20} />
        {t('helpLink')}
      </LinkButton>
    </aside>
  );
}
