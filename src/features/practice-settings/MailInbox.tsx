import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { readMailInbox } from '#contract/mailing/mailing.endpoints.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { RotateIcon } from '#src/ui/icons/RotateIcon.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { MailCard } from './MailCard.tsx';
import styles from './PracticeSettings.module.css';

/** The demonstration's e-mails; where they leave, a word about how. */
export function MailInbox() {
  const t = useMessages('practice-settings');
  const locale = useLocale();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const page = Math.max(1, Number(search['page']) || 1);
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(useApiClient(), readMailInbox, { query: { page } }),
    staleTime: 0,
  });

  if (!data) return error ? <p role="alert">{problemSentence(error, locale)}</p> : <PendingCard />;
  if (!data.isLocal)
    return (
      <EmptyState icon={<MailIcon size={28} />} title={t('mailLeaves')}>
        <p>{t('mailLeavesText')}</p>
      </EmptyState>
    );
  const hasOlder = data.total > page * data.limit;
  return (
    <section className={styles['inbox']} aria-labelledby="inbox-title">
      <h2 id="inbox-title">{t('inboxTitle')}</h2>
      <p>{t('inboxText')}</p>
      <div>
        <Button isPending={isFetching} onClick={() => void refetch()}>
          <RotateIcon size={20} />
          {t('refresh')}
        </Button>
      </div>
      {data.items.length === 0 && (
        <EmptyState icon={<MailIcon size={28} />} title={t('inboxEmptyTitle')} headingLevel={3}>
          <p>{t('inboxEmptyText')}</p>
        </EmptyState>
      )}
      <ul className={styles['list']}>
        {data.items.map((mail) => (
          <MailCard key={mail.id} mail={mail} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        current={t('page', { page })}
        previous={page > 1 && { label: t('newer'), search: { page: page - 1 } }}
        next={hasOlder && { label: t('older'), search: { page: page + 1 } }}
      />
    </section>
  );
}
