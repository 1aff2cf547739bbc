import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushKind } from '#contract/client/push-kinds.ts';
import { removePushSubscription, savePushSubscription, switchPushKinds, testPush } from '#contract/client/push-subscription.endpoints.ts';
import { NetworkFailure, ApiProblem } from '#src/device/problems.ts';
import { savePushLocale, subscribePush, subscriptionBody } from '#src/device/push-subscription.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { notificationsQuery, type Notifications } from './notifications.queries.ts';

type On = Extract<Notifications, { state: 'ON' }>;
type Off = Extract<Notifications, { state: 'OFF' }>;

/** Notifications of this person on this browser, and what can be done about them. */
export function useNotifications(authID: string) {
  const t = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const options = notificationsQuery(apiClient, authID);
  const query = useQuery(options);
  const { queryKey } = options;
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const put = (next: Notifications) => queryClient.setQueryData(queryKey, next);

  const turnOn = useMutation({
    mutationFn: async ({ pushManager, server }: Off) => {
      const subscription = await subscribePush(pushManager, server.publicKey);
      const saved = await apiClient.call(savePushSubscription, { body: subscriptionBody(subscription, locale) });
      await savePushLocale(authID, locale);
      put({ state: 'ON', subscription, server: saved });
    },
    onError: (error) => {
      if (error instanceof ApiProblem || error instanceof NetworkFailure) toastProblem(error, locale);
      else void toast.error(t('notSubscribed'));
    },
  });

  /** The question is asked by the press itself: some browsers ignore one that comes later. No mutation waits for it: thinking is no slow network. */
  async function askToTurnOn(off: Off) {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') turnOn.mutate(off);
    if (permission === 'default') void toast.plain(t('notAnswered'));
    if (permission === 'denied') await refresh();
  }

  const turnOff = useMutation({
    mutationFn: async ({ subscription }: On) => {
      await apiClient.call(removePushSubscription, { query: { endpoint: subscription.endpoint } });
      await savePushLocale(authID, undefined);
      await subscription.unsubscribe();
    },
    onSuccess: async () => {
      void toast.success(t('turnedOff'));
      await refresh();
    },
    onError: (error) => toastProblem(error, locale),
  });

  const test = useMutation({
    mutationFn: ({ subscription: { endpoint } }: On) => apiClient.call(testPush, { body: { endpoint } }),
    onSuccess: async ({ outcome }, { subscription }) => {
      if (outcome === 'SENT') void toast.plain(t('testSent'));
      else void toast.error(t(outcome === 'GONE' ? 'testGone' : 'testFailed'));
      if (outcome !== 'GONE') return;
      await subscription.unsubscribe();
      await refresh();
    },
    onError: (error) => toastProblem(error, locale),
  });

  const switchKind = useMutation({
    mutationFn: ({ kind, isOn }: { on: On; kind: PushKind; isOn: boolean }) =>
      apiClient.call(switchPushKinds, { body: { kinds: [{ kind, isOn }] } }),
    onMutate: ({ on, kind, isOn }) =>
      put({ ...on, server: { ...on.server, kinds: on.server.kinds.map((each) => (each.kind === kind ? { kind, isOn } : each)) } }),
    onError: async (error) => {
      toastProblem(error, locale);
      await refresh();
    },
  });

  return { query, turnOn, askToTurnOn, turnOff, test, switchKind };
}
