import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Thread } from '#contract/threads/threads.schema.ts';
import { definePage } from '#src/page/define-page.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { CommentList } from './CommentList.tsx';
import { HelpLineCard } from './HelpLineCard.tsx';
import { Moderation } from './Moderation.tsx';
import { ReplyArea } from './ReplyArea.tsx';
import { ThreadText } from './ThreadText.tsx';
import styles from './ThreadPage.module.css';
import { threadsQueries } from './threads.queries.ts';

function ThreadPage() {
  const t = useMessages('threads');
  const exit = useMessages('quick-exit');
  const { slug = '' } = useParams({ strict: false });
  const apiClient = useApiClient();
  const { data: thread } = useSuspenseQuery(threadsQueries.one(apiClient, slug));
  return (
    <div className={styles['page']}>
      <QuickExit label={exit('label')} noteId="quick-exit" />
      <Link to="/threads" className={styles['back']}>
        <BackIcon size={20} />
        {t('backToThreads')}
      </Link>
      <ThreadText thread={thread} />
      <CommentList thread={thread} />
      <ReplyArea thread={thread} />
      <HelpLineCard />
      <Moderation />
      <QuickExitNote id="quick-exit" label={exit('label')}>
        {exit('hint')}
      </QuickExitNote>
    </div>
  );
}

export const page = definePage<{ slug: string }, object, Thread>({
  component: ThreadPage,
  load: ({ apiClient, queryClient, params }) => queryClient.ensureQueryData(threadsQueries.one(apiClient, params.slug)),
  head: ({ data: { title, excerpt, contentNote } }) => ({ title, description: contentNote ?? excerpt, type: 'article' }),
});
