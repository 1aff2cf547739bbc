import { definePage } from '#src/page/define-page.ts';
import { useMessages } from '#src/page/messages.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './NotFoundPage.module.css';

function NotFoundPage() {
  const t = useMessages('not-found');
  return (
    <div className={styles['page']}>
      <p className={styles['code']}>{t('code')}</p>
      <h1>{t('title')}</h1>
      <p className={styles['text']}>{t('text')}</p>
      <LinkButton to="/" variant="filled">
        {t('home')}
      </LinkButton>
    </div>
  );
}

export const page = definePage({ component: NotFoundPage });
