import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readKeptBlogs, type KeptBlog } from '#src/features/blogs/kept-blogs.ts';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './OfflinePage.module.css';
import { retryOnceBack } from './retry-once-back.ts';

function KeptBlogs() {
  const t = useMessages('offline');
  const [blogs, setBlogs] = useState<KeptBlog[]>([]);

  // They lie in the browser's caches, which no query reads.
  useEffect(() => {
    readKeptBlogs().then(setBlogs, () => undefined);
  }, []);

  if (blogs.length === 0) return null;
  return (
    <section className={styles['kept']}>
      <h2>{t('keptArticles')}</h2>
      <ul>
        {blogs.map(({ slug, title, language }) => (
          <li key={slug}>
            <Link to="/blogs/$slug" params={{ slug }} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page that is not on this device while the network is gone: says so, offers what is here, and opens by itself later. */
export function OfflinePage({ onRetry }: { onRetry?: () => void }) {
  const t = useMessages('offline');
  const { data: therapists } = useQuery(practiceQueries.therapists(useApiClient()));
  const therapist = therapists?.items[0];

  useEffect(() => onRetry && retryOnceBack(onRetry), [onRetry]);

  return (
    <>
      <EmptyState
        headingLevel={1}
        icon={<OfflineIcon size={28} />}
        title={t('notKeptTitle')}
        actions={
          <>
            {onRetry && (
              <Button variant="filled" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {/* The document that every device keeps whole, whatever this page still has. */}
            <LinkButton to="/help-line" reloadDocument>
              {t('helpLine')}
            </LinkButton>
            {therapist && (
              <LinkButton to="/therapist/$name" params={{ name: therapist.slug }}>
                {t('therapist')}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{t('notKeptText')}</p>
      </EmptyState>
      <KeptBlogs />
    </>
  );
}
