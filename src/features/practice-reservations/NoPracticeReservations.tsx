import { useMessages } from '#src/page/messages.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { writePracticeSearch, type PracticeSearch } from './practice-search.ts';
import type { PracticeTab } from './practice-tabs.ts';

type Key = MessageKey<'practice-reservations'>;

const words: Record<PracticeTab, readonly [Key, Key]> = {
  todo: ['emptyTodoTitle', 'emptyTodo'],
  payment: ['emptyPaymentTitle', 'emptyPayment'],
  upcoming: ['emptyUpcomingTitle', 'emptyUpcoming'],
  past: ['emptyPastTitle', 'emptyPast'],
  all: ['emptyAllTitle', 'emptyAll'],
};

/** An empty list: what it is for, or how to leave a search that finds nobody. */
export function NoPracticeReservations({ search: { tab, q } }: { search: PracticeSearch }) {
  const t = useMessages('practice-reservations');
  if (q) {
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={t('emptySearchTitle')}
        actions={
          <LinkButton to="/practice/reservations" search={writePracticeSearch({ tab })}>
            {t('searchClear')}
          </LinkButton>
        }
      >
        <p>{t('emptySearch')}</p>
      </EmptyState>
    );
  }
  const [title, text] = words[tab];
  return (
    <EmptyState icon={tab === 'todo' ? <CheckIcon size={28} /> : <CalendarIcon size={28} />} title={t(title)}>
      <p>{t(text)}</p>
    </EmptyState>
  );
}
