import { useNavigate } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { keywordMaxLength, writeThreadsSearch, type ThreadsSearch } from './threads-search.ts';

/** An ordinary form to the list's own address; with scripts the page stays and only the list changes. */
export function ThreadSearchForm({ search: { q, category, order } }: { search: ThreadsSearch }) {
  const t = useMessages('thread-list');
  const action = pathInLocale('/threads', useLocale());
  const navigate = useNavigate();
  const kept = writeThreadsSearch({ category, order: order === 'THEME' ? 'HOT' : order });
  return (
    <SearchForm
      keyword={q}
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      submitLabel={t('search')}
      maxLength={keywordMaxLength}
      action={action}
      onSearch={(keyword) => void navigate({ to: '/threads', search: { ...kept, ...writeThreadsSearch({ q: keyword }) } })}
    >
      <HiddenFields values={kept} />
    </SearchForm>
  );
}
