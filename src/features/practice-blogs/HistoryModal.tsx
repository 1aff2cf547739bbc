import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BlogRevision, WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { wordsIn } from './blog-fields.ts';
import { RevisionChanges } from './RevisionChanges.tsx';
import { writtenBlogsQueries } from './written-blogs.queries.ts';
import styles from './WriteBlog.module.css';

interface HistoryModalProps {
  blog: WrittenBlog;
  /** Whether the form holds words that are not saved, which an earlier text would take the place of. */
  isDirty: boolean;
  onTakeUp: (revision: BlogRevision) => void;
  onClose: () => void;
}

/** What each saving has changed in the words of an article, and the way back to them. */
export function HistoryModal({ blog, isDirty, onTakeUp, onClose }: HistoryModalProps) {
  const t = useMessages('practice-blogs');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [chosen, setChosen] = useState<string>();
  const list = useQuery(writtenBlogsQueries.revisions(apiClient, blog.id));
  const items = list.data?.items ?? [];
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const [id, earlierId] = [items[place]?.id, items[place + 1]?.id];
  const shown = useQuery({ ...writtenBlogsQueries.revision(apiClient, blog.id, id ?? ''), enabled: id !== undefined });
  const earlier = useQuery({ ...writtenBlogsQueries.revision(apiClient, blog.id, earlierId ?? ''), enabled: earlierId !== undefined });
  const newest = useQuery({ ...writtenBlogsQueries.revision(apiClient, blog.id, items[0]?.id ?? ''), enabled: items.length > 0 });
  const isCurrent = (words: BlogRevision) => JSON.stringify(wordsIn(words)) === JSON.stringify(wordsIn(blog));
  const failed = [list, newest, shown, earlier].filter(({ isError, data }) => isError && !data);
  const isThere = shown.data && newest.data && (earlierId === undefined || earlier.data);
  // What they have changed would be mixed with the words that are taken up.
  const isChangedMeanwhile = newest.data !== undefined && !isCurrent(newest.data);
  const isRefused = isDirty || isChangedMeanwhile;
  // Two of one minute are told apart by their number.
  const labelOf = (savedAt: string, number: number) => `${number}. ${formatInstant(savedAt, 'short', locale, defaultTimeZone)}`;
  return (
    <Modal title={t('history.heading')} closeLabel={tPractice('close')} size="large" onClose={onClose}>
      <div className={styles['card']}>
        <p className={styles['quiet']}>{t(list.data && items.length === 0 ? 'history.none' : 'history.hint')}</p>
        {items.length > 0 && (
          <Select
            label={t('history.savedAt')}
            options={items.map((item, order) => ({ value: item.id, label: labelOf(item.savedAt, items.length - order) }))}
            value={id}
            onChoose={setChosen}
          />
        )}
        {failed.length > 0 ? (
          <ListFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
        ) : isThere ? (
          <>
            <RevisionChanges language={blog.language} before={earlier.data} after={shown.data} />
            {!isCurrent(shown.data) && (
              <div className={styles['save']}>
                <Button aria-disabled={isRefused || undefined} onClick={() => !isRefused && onTakeUp(shown.data)}>
                  {t('history.takeUp')}
                </Button>
                <p className={styles['quiet']}>
                  {t(isChangedMeanwhile ? 'history.changedMeanwhile' : isDirty ? 'history.saveFirst' : 'history.takeUpMeans')}
                </p>
              </div>
            )}
          </>
        ) : (
          (list.isPending || items.length > 0) && <PendingCard />
        )}
      </div>
    </Modal>
  );
}
