import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ArticlesIcon } from '#src/ui/icons/ArticlesIcon.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './WriteBlog.module.css';
import { begunBlog, fieldsOf } from './blog-fields.ts';
import type { BegunVersion } from './blogs-search.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';

const BlogForm = latePart(async () => (await import('./BlogForm.tsx')).BlogForm, { pending: <PendingCard />, Missing: MissingPart });

interface WriteBlogProps {
  /** Null of an article that is begun. */
  id: string | null;
  /** Of one that is begun as the version of another. */
  begun?: BegunVersion | null;
  reader: AuthClient;
}

/** Whom a new article is signed by: who writes it, else the practice. */
const ownId = (therapists: readonly Therapist[], { authID }: AuthClient) => therapists.find(({ userId }) => userId === authID)?.id ?? '';

/** An article to be written, or to be changed. */
export function WriteBlog({ id, begun = null, reader }: WriteBlogProps) {
  const t = useMessages('practice-blogs');
  const apiClient = useApiClient();
  const readId = id ?? begun?.translationOf ?? null;
  const blog = useQuery({ ...writtenBlogsQueries.one(apiClient, readId ?? ''), enabled: readId !== null });
  const therapists = useQuery(practiceTherapists(apiClient));
  const categories = useQuery(writtenBlogsQueries.categories(apiClient));
  const needed = [therapists, categories, ...(readId === null ? [] : [blog])];
  const written = id === null ? null : (blog.data ?? null);
  const isNone = !blog.data && blog.error instanceof ApiProblem && blog.error.status === 404;
  return (
    <>
      <Link to="/practice/articles" className={styles['back']}>
        <BackIcon size={20} />
        {t('backToList')}
      </Link>
      {isNone && id !== null ? (
        <EmptyState icon={<ArticlesIcon size={28} />} title={t('goneTitle')}>
          <p>{t('goneText')}</p>
        </EmptyState>
      ) : // A form that began with what was read some time ago would write it back.
      therapists.data && categories.data && (readId === null || isNone || (blog.data && blog.isFetchedAfterMount)) ? (
        <BlogForm
          blog={written}
          // Of a version whose original is gone, what was typed is there all the same.
          fields={written ? fieldsOf(written) : begunBlog(begun, blog.data, ownId(therapists.data, reader))}
          draft={`blog/${id ?? (begun ? `new-${begun.language}-of-${begun.translationOf}` : 'new')}`}
          therapists={therapists.data}
          categories={categories.data.items}
          reader={reader}
        />
      ) : needed.some(({ isError }) => isError) ? (
        <ListFailure onRetry={() => needed.forEach(({ isError, refetch }) => isError && void refetch())} />
      ) : (
        <PendingCard />
      )}
    </>
  );
}
