import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { LifebuoyIcon } from '#src/ui/icons/LifebuoyIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './PracticeSettings.module.css';

/** The way to the numbers of the help line, which are a screen of their own. */
export function HelpLineCard() {
  const t = useMessages('practice-settings');
  return (
    <section aria-labelledby="help-line-title">
      <Card className={styles['card']}>
        <h2 id="help-line-title">{t('helpLineTitle')}</h2>
        <p>{t('helpLineText')}</p>
        <div>
          <LinkButton to="/practice/settings/help-line">
            <LifebuoyIcon size={20} />
            {t('helpLineLink')}
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
