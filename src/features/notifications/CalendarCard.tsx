import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readCalendarSubscription, saveCalendarSubscription } from '#contract/booking/calendar-subscription.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { SettingsCard, UnreadSettings } from './SettingsCard.tsx';

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
      <SettingsCard id="calendar-title" title={t('calendarTitle')}>
        <UnreadSettings error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      </SettingsCard>
    );
  const { address, lastReadAt } = data;
  const showsNames = save.isPending ? save.variables : data.showsNames;
  return (
    <SettingsCard id="calendar-title" title={t('calendarTitle')} titleRef={title}>
      <p>{t('calendarText')}</p>
      {address === null ? (
        <div>
          <Button isPending={save.isPending} onClick={() => save.mutate(false, { onSuccess: () => title.current?.focus() })}>
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
    </SettingsCard>
  );
}
