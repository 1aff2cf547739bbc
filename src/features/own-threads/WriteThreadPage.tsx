import { Link } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { latePart } from '#src/page/late-part.tsx';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './OwnThreads.module.css';

// The editor and the device's database: the words of the page do not wait for them.
const WriteThread = latePart(async () => (await import('./WriteThread.tsx')).WriteThread, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});

function WriteThreadPage() {
  const t = useMessages('own-threads');
  const exit = useMessages('quick-exit');
  return (
    <div className={styles['frame']}>
      <QuickExit label={exit('label')} noteId="quick-exit" />
      <Link to="/threads/own" className={styles['back']}>
        <BackIcon size={20} />
        {t('back')}
      </Link>
      <div className={styles['body']}>
        <WriteThread />
        <QuickExitNote id="quick-exit" label={exit('label')}>
          {exit('hint')}
        </QuickExitNote>
      </div>
    </div>
  );
}

export const page = definePage({
  component: WriteThreadPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('writeTitle'), description: t('writeDescription') };
  },
});
