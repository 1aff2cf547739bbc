import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, redirect, useParams, useSearch } from '@tanstack/react-router';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { definePage } from '#src/page/define-page.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { NearView } from '#src/ui/NearView.tsx';
import { withMessages } from '#src/page/with-messages.ts';
import { CommentList } from './CommentList.tsx';
import { HelpLineCard } from './HelpLineCard.tsx';
import { Moderation } from './Moderation.tsx';
import { ReplyArea } from './ReplyArea.tsx';
import { ThreadHelped } from './ThreadHelped.tsx';
import { ThreadText } from './ThreadText.tsx';
import styles from './ThreadPage.module.css';
import { threadsQueries } from './threads.queries.ts';
import { readThreadSearch } from './threads-search.ts';

const OtherThreads = latePart(async () => (await import('./OtherThreads.tsx')).OtherThreads, { Missing: Nothing });
/** Whoever stays; and a tab that nobody looks at paints nothing, so it waits until somebody does. */
const staysMs = 15_000;
const reader = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), staysMs));
const ThreadNews = latePart(() => reader().then(async () => (await import('./ThreadNews.tsx')).ThreadNews), { Missing: Nothing });
const GoneThread = latePart(async () => (await withMessages(['thread-reply'], import('./GoneThread.tsx'))).GoneThread, {
  Missing: MissingPart,
});

function ThreadPage() {
  const t = useMessages('threads');
  const exit = useMessages('quick-exit');
  const { slug = '' } = useParams({ strict: false });
  const search = readThreadSearch(useSearch({ strict: false }));
  const apiClient = useApiClient();
  const { data: thread, error } = useSuspenseQuery(threadsQueries.one(apiClient, slug, search));
  // What has been taken off the site is not left on a screen.
  if (error instanceof ApiProblem && error.status === 404) return <GoneThread slug={slug} />;
  return (
    <div className={styles['page']}>
      <QuickExit label={exit('label')} noteId="quick-exit">
        <Link to="/threads">
          <BackIcon size={20} />
          {t('backToThreads')}
        </Link>
      </QuickExit>
      <ThreadText thread={thread} />
      <div className={styles['helped']}>
        {/* What is typed or pressed is for one thread: on the next one it begins anew. */}
        <ThreadHelped key={thread.slug} thread={thread} />
      </div>
      <CommentList thread={thread} />
      <div className={styles['news']}>
        {/* Another page of comments is no news. */}
        <ThreadNews key={`${slug} ${search.after}`} thread={thread} />
      </div>
      <ReplyArea key={thread.slug} thread={thread} />
      <HelpLineCard />
      <NearView fallback={null}>
        <OtherThreads slug={slug} />
      </NearView>
      <Moderation />
      <QuickExitNote id="quick-exit" label={exit('label')}>
        {exit('hint')}
      </QuickExitNote>
    </div>
  );
}

export const page = definePage<{ slug: string }, object, PublicThread>({
  component: ThreadPage,
  load: async ({ apiClient, queryClient, params, search }) => {
    const thread = await queryClient.ensureQueryData(threadsQueries.one(apiClient, params.slug, readThreadSearch(search)));
    // A notification knows its id alone.
    if (thread.slug !== params.slug)
      throw redirect({ to: '/threads/$slug', params: { slug: thread.slug }, search: readThreadSearch(search), replace: true });
    return thread;
  },
  head: ({ data: { title, excerpt, contentNote, category }, locale }) => ({
    title,
    description: contentNote ?? excerpt,
    type: 'article',
    // Whoever is sent the link has not asked to read what the note stands before.
    sharedTitle: contentNote === null ? undefined : messagesOf(locale, 'thread')('sensitive', { theme: category.name[locale] }),
  }),
});
