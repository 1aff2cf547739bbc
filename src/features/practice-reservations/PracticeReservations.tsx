import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { NotificationSlot } from '#src/features/notifications/NotificationSlot.tsx';
import { listBoundary } from '#src/features/reservations/split-reservations.ts';
import { useNow } from '#src/features/reservations/use-now.ts';
import { useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { PracticeList } from './PracticeList.tsx';
import { PracticeSearchForm } from './PracticeSearchForm.tsx';
import { PracticeTabs } from './PracticeTabs.tsx';
import { readPracticeSearch } from './practice-search.ts';
import { tabTitle } from './practice-tabs.ts';
import { useDesk } from './use-desk.ts';

export function PracticeReservations() {
  const t = useMessages('practice-reservations');
  const search = readPracticeSearch(useSearch({ strict: false }));
  const now = useNow();
  const [boundary] = useState(() => listBoundary(now));
  const desk = useDesk(JSON.stringify(search));
  return (
    <>
      <h1>{t('title')}</h1>
      <PracticeTabs search={search} boundary={boundary} />
      <PracticeSearchForm search={search} />
      <h2>
        <VisuallyHidden>{t(tabTitle(search.tab))}</VisuallyHidden>
      </h2>
      <PracticeList search={search} boundary={boundary} now={now} desk={desk} />
      <NotificationSlot place="INVITATION" />
      <div role="status">
        <VisuallyHidden>{desk.announcement}</VisuallyHidden>
      </div>
    </>
  );
}
