import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revokeDevice } from '#contract/auth/devices.endpoints.ts';
import type { Device } from '#contract/auth/devices.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence, toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import styles from './DeviceList.module.css';
import { ownAccountQueries } from './own-account.queries.ts';

/** Where the account is open; each but this one can be signed out from here. */
export function DeviceList() {
  const t = useMessages('profile');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const query = ownAccountQueries.devices(apiClient);
  const { data, error } = useQuery(query);
  const revoking = useMutation({
    mutationFn: ({ id }: Device) => apiClient.call(revokeDevice, { parameters: { id } }),
    onSuccess: (left) => {
      queryClient.setQueryData(query.queryKey, left);
      void toast.success(t('deviceRevoked'));
    },
    onError: (problem) => toastProblem(problem, locale),
  });

  if (!data) return error ? <p role="alert">{problemSentence(error, locale)}</p> : <PendingCard />;
  return (
    <ul className={styles['list']}>
      {data.items.map((device) => (
        <DeviceCard
          key={device.id}
          device={device}
          isPending={revoking.isPending && revoking.variables.id === device.id}
          onRevoke={() => revoking.mutate(device)}
        />
      ))}
    </ul>
  );
}
