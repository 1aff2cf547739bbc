import type { ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './EditFrame.module.css';

/** The way back, the title and one form. */
export function EditFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages('profile');
  return (
    <div className={styles['page']}>
      <div className={styles['back']}>
        <LinkButton to="/profile" variant="plain">
          <BackIcon size={20} />
          {t('back')}
        </LinkButton>
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
