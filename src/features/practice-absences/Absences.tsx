import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { AbsenceList } from './AbsenceList.tsx';
import styles from './Absences.module.css';
import { absencesQuery } from './absences.queries.ts';
import { LateAbsenceForm } from './LateAbsenceForm.tsx';

/** When the practitioner is away, and what stands in the way of it. */
export function Absences({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-absences');
  const apiClient = useApiClient();
  const [openedAt] = useState(() => new Date().toISOString());
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const absences = useQuery(absencesQuery(apiClient, openedAt));
  const therapists = useQuery(practiceTherapists(apiClient));
  const failed = [absences, therapists].filter(({ failureReason, data }) => failureReason !== null && data === undefined);
  // Whose absences one lays down: everyone's where one writes those, else one's own.
  const [first, ...others] = (therapists.data ?? []).filter(
    ({ userId }) => holds(reader.access, 'DAYSOFF', 'WRITE') || userId === reader.authID,
  );
  const isThere = absences.data && therapists.data;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {failed.length > 0 && <ListFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      {failed.length === 0 && !isThere && <PendingCard />}
      {isThere && !first && (
        <EmptyState icon={<CalendarIcon size={28} />} title={t('nobodyTitle')}>
          <p>{t('nobodyText')}</p>
        </EmptyState>
      )}
      {isThere && first && (
        <>
          <div>
            <Button variant="filled" onClick={() => setIsAdding(true)}>
              <PlusIcon size={20} />
              {t('add')}
            </Button>
          </div>
          {absences.data.length === 0 && <p className={styles['quiet']}>{t('none')}</p>}
          <AbsenceList absences={absences.data} therapists={[first, ...others]} heading={heading} />
          {isAdding && <LateAbsenceForm therapists={[first, ...others]} fallbackFocus={heading} onClose={() => setIsAdding(false)} />}
        </>
      )}
    </>
  );
}
