import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import styles from './OwnThreads.module.css';

interface OwnThreadsFrameProps {
  back: { to: '/threads' | '/threads/own'; label: string };
  children: ReactNode;
}

/** Around what a person has written or is writing: the way back, and the way out for whoever is looked at over the shoulder. */
export function OwnThreadsFrame({ back, children }: OwnThreadsFrameProps) {
  const exit = useMessages('quick-exit');
  return (
    <div className={styles['frame']}>
      <QuickExit label={exit('label')} noteId="quick-exit">
        <Link to={back.to}>
          <BackIcon size={20} />
          {back.label}
        </Link>
      </QuickExit>
      <div className={styles['body']}>
        {children}
        <QuickExitNote id="quick-exit" label={exit('label')}>
          {exit('hint')}
        </QuickExitNote>
      </div>
    </div>
  );
}
