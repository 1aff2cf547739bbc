import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode, type RefObject } from 'react';
import { readCalendarSubscription, saveCalendarSubscription } from '#contract/booking/calendar-subscription.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence, toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import styles from './Switches.module.css';

/** A therapist's appointments in the calendar they use for the rest of their life. Who has no appointments of their own sees nothing here. */
export function CalendarCard({ isDiscreet }: { isDiscreet: boolean }) {
  const t = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const query = endpointQuery(apiClient, readCalendarSubscription);
  const { data, error, isFetching, refetch } = useQuery(query);
  const title = useRef<HTMLHeadingElement>(null);
  const save = useMutation({
    mutationFn: (showsNames: boolean) => apiClient.call(saveCalendarSubscription, { body: { showsNames } }),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
    onError: (problem) => toastProblem(problem, locale),
  });

  if (error instanceof ApiProblem && error.status === 404) return null;
  if (!data && !error) return <PendingCard />;
  if (!data)
    return (
      <Frame title={title}>
        <p role="alert">{problemSentence(error, locale)}</p>
        <div>
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </Frame>
    );
  const { address, lastReadAt } = data;
  const showsNames = save.isPending ? save.variables : data.showsNames;
  return (
    <Frame title={title}>
      {address === null ? (
        <div>
          <Button isPending={save.isPending} onClick={() => save.mutate(false)}>
            {t('calendarMake')}
          </Button>
        </div>
      ) : (
        <CalendarAddress
          address={address}
          lastReadAt={lastReadAt}
          showsNames={showsNames}
          isDiscreet={isDiscreet}
          title={title}
          onShowNames={save.mutate}
          onRevoked={(revoked) => queryClient.setQueryData(query.queryKey, revoked)}
        />
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: RefObject<HTMLHeadingElement | null>; children: ReactNode }) {
  const t = useMessages('notifications');
  return (
    <Card as="section" aria-labelledby="calendar-title" className={styles['card']}>
      <h2 id="calendar-title" ref={title} tabIndex={-1}>
        {t('calendarTitle')}
      </h2>
      <p>{t('calendarText')}</p>
      {children}
    </Card>
  );
}
