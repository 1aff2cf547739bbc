import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useSettled } from '#src/page/use-settled.ts';
import { ChoiceList } from '#src/practice/ChoiceList.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { keywordMaxLength } from './blogs-search.ts';
import { languageNames } from './language-names.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';
import styles from './WriteBlog.module.css';

/** So that one title typed at once is asked for once. */
const pauseMs = 300;

interface VersionModalProps {
  /** That of the article whose version is looked for: those in another are shown. */
  language: string;
  ownId: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Asks which article is this one in another language: the last changed first, or by words of its title. */
export function VersionModal({ language, ownId, onChoose, onClose }: VersionModalProps) {
  const t = useMessages('practice-blogs');
  const tPractice = useMessages('practice');
  const nameOf = languageNames(useLocale());
  const [keyword, setKeyword] = useState('');
  const settled = useSettled(keyword.trim(), pauseMs);
  const found = useQuery({
    ...writtenBlogsQueries.inOtherLanguages(useApiClient(), language, settled),
    placeholderData: keepPreviousData,
  });
  const others = found.data?.items.filter(({ id }) => id !== ownId) ?? [];

  function told() {
    if (!found.data) return t('versions.searching');
    if (others.length === 0) return t(settled === '' ? 'versions.noneWritten' : 'versions.foundNone');
    const isWhole = found.data.total <= found.data.items.length;
    return t(isWhole ? 'versions.found' : 'versions.foundMany', { count: others.length });
  }

  return (
    <Modal title={t('versions.choose')} closeLabel={tPractice('close')} size="medium" onClose={onClose}>
      <div className={styles['card']}>
        <TextField
          type="search"
          label={t('searchLabel')}
          value={keyword}
          maxLength={keywordMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => setKeyword(target.value)}
        />
        {found.isError && !found.data ? (
          <ListFailure onRetry={() => void found.refetch()} />
        ) : (
          <p className={styles['quiet']} role="status">
            {told()}
          </p>
        )}
        {others.length > 0 && (
          <ChoiceList label={t('versions.results')} items={others} keyOf={({ id }) => id} onChoose={({ id }) => onChoose(id)}>
            {({ title, language: written, status }) => (
              <>
                <span lang={written} dir="auto">
                  {title}
                </span>
                <span className={styles['quiet']}>
                  {nameOf(written)} · {t(`statuses.${status}`)}
                </span>
              </>
            )}
          </ChoiceList>
        )}
      </div>
    </Modal>
  );
}
