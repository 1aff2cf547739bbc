import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { endpointUrl } from '#contract/endpoint.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { PersonIcon } from '#src/ui/icons/PersonIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { ListFailure } from './ListFailure.tsx';
import { practiceTherapists } from './practice-therapists.ts';
import { useAnswerNews } from './use-answer-news.ts';

interface TherapistChoiceProps {
  reader: AuthClient;
  /** Whether the reader may change what is anybody's; else what is their own. */
  isForAll: boolean;
  /** What is said to who is no therapist and changes nobody's. */
  nobody: { title: string; text: string };
  children: (therapist: Therapist, isOwn: boolean) => ReactNode;
}

/** What is changed of one therapist: one's own first, another's where one may. */
export function TherapistChoice({ reader, isForAll, nobody, children }: TherapistChoiceProps) {
  const t = useMessages('practice');
  const { data, failureReason, isFetchedAfterMount, refetch } = useQuery({ ...practiceTherapists(useApiClient()), staleTime: 0 });
  const [chosen, setChosen] = useState('');
  // The worker keeps profiles for readers: here nobody may go on from an old one.
  useAnswerNews(endpointUrl(listTherapists), () => void refetch());
  // A form that began with what was read some time ago would write it back.
  if (!data || (!isFetchedAfterMount && !failureReason))
    return failureReason ? <ListFailure onRetry={() => void refetch()} /> : <PendingCard />;
  const isOwn = ({ userId }: Therapist) => userId === reader.authID;
  const theirs = data.filter((each) => isForAll || isOwn(each));
  const therapist = theirs.find(({ userId }) => userId === chosen) ?? theirs.find(isOwn) ?? theirs[0];
  if (!therapist)
    return (
      <EmptyState icon={<PersonIcon size={28} />} title={nobody.title}>
        <p>{nobody.text}</p>
      </EmptyState>
    );
  return (
    <>
      {theirs.length > 1 && (
        <Select
          label={t('whose')}
          options={theirs.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          value={therapist.userId}
          onChoose={setChosen}
        />
      )}
      {children(therapist, isOwn(therapist))}
    </>
  );
}
