import type { ReactNode, RefObject } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './Switches.module.css';

interface SettingsCardProps {
  id: string;
  title: string;
  /** For what must bring the keyboard back there. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One of the settings' cards, under its own title. */
export function SettingsCard({ id, title, titleRef, children }: SettingsCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className={styles['card']}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef && -1}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Why such settings could not be read, and a way to ask again. */
export function UnreadSettings({ error, isFetching, onRetry }: { error: unknown; isFetching: boolean; onRetry: () => void }) {
  const t = useMessages('notifications');
  const locale = useLocale();
  return (
    <>
      <p role="alert">{problemSentence(error, locale)}</p>
      <div>
        <Button isPending={isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}
