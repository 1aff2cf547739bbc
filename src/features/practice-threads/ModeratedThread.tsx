import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { holds } from '#contract/permissions.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { WrittenHtml } from '#src/page/WrittenHtml.tsx';
import { ConcernBadge } from './ConcernBadge.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { ModeratedComments } from './ModeratedComments.tsx';
import styles from './Moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { PersonBehind } from './PersonBehind.tsx';
import { ReportedFor } from './ReportedFor.tsx';
import { SignedAs } from './SignedAs.tsx';
import { ThreadFlags } from './ThreadFlags.tsx';
import { ThreadStatusBadge } from './ThreadStatusBadge.tsx';
import { UndoBar } from './UndoBar.tsx';

const PracticeReplyForm = latePart(async () => (await import('./PracticeReplyForm.tsx')).PracticeReplyForm, { Missing: MissingPart });

interface ModeratedThreadProps {
  slug: string;
  reader: AuthClient;
}

/** One thread with every comment, as those see it who moderate. */
export function ModeratedThread({ slug, reader }: ModeratedThreadProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const { data: thread, error, isPending, refetch } = useQuery(moderationQueries.thread(useApiClient(), slug));
  if (isPending) return <PendingCard />;
  if (error instanceof ApiProblem && error.status === 404) return <NoThreadHere />;
  if (!thread) return <ListFailure onRetry={() => void refetch()} />;
  const mayDecide = holds(reader.access, 'ALL_THREADS', 'WRITE');
  const mayWrite = holds(reader.access, 'PUBLIC_THREAD', 'WRITE');
  const isPublic = thread.status === 'VALIDATED' || thread.status === 'LOCKED';
  return (
    <div className={styles['desk']}>
      <Link to="/practice/threads" className={styles['back']}>
        <BackIcon size={20} />
        {t('backToQueue')}
      </Link>
      <UndoBar />
      <h1 dir="auto">{thread.title || t('erasedTitle')}</h1>
      <Card className={styles['card']}>
        <p className={styles['badges']}>
          <ThreadStatusBadge status={thread.status} />
          <ConcernBadge concern={thread.concern} />
        </p>
        <ReportedFor reports={thread.reports} />
        {thread.reason && <p className={styles['quiet']}>{t('reasonGiven', { reason: thread.reason })}</p>}
        {thread.contentNote && (
          <p className={styles['quiet']}>
            {t('contentNote')} <bdi>{thread.contentNote}</bdi>
          </p>
        )}
        <WrittenHtml html={thread.content} className={styles['text']} dir={thread.direction} />
        <p className={metaLine['meta']}>
          <SignedAs text={thread} />
          <DateText instant={thread.createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
          <span>{thread.category.name[locale]}</span>
        </p>
        <PersonBehind
          text={{ ...thread, commentId: null }}
          words={thread.privateWords.filter(({ commentId }) => commentId === null)}
          reader={reader}
          isNamed
        />
        {mayDecide && (thread.status !== 'DELETED' || thread.reports) && (
          <DecisionButtons text={{ slug, commentId: null, editedAt: thread.editedAt }} status={thread.status} reports={thread.reports} />
        )}
        {mayDecide && isPublic && <ThreadFlags thread={thread} />}
        {isPublic && (
          <Link to="/threads/$slug" params={{ slug }} className={styles['link']}>
            {t('seePublic')}
          </Link>
        )}
      </Card>
      <ModeratedComments thread={thread} reader={reader} />
      {isPublic && mayWrite && <PracticeReplyForm slug={slug} />}
    </div>
  );
}

function NoThreadHere() {
  const t = useMessages('practice-threads');
  return (
    <EmptyState
      headingLevel={1}
      icon={<ThreadsIcon size={28} />}
      title={t('noThreadTitle')}
      actions={<LinkButton to="/practice/threads">{t('backToQueue')}</LinkButton>}
    >
      <p>{t('noThreadText')}</p>
    </EmptyState>
  );
}
