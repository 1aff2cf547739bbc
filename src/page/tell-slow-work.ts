import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/locale.ts';
import { loadMessages } from './catalogues.ts';
import { messagesOf } from './messages.ts';
import { toast } from './toasts.ts';

/** Past this a press without an answer seems lost. */
const patienceMs = 8000;

/**
 * Says of whatever was sent and is not answered yet that it goes on, until it is. Work of many calls names itself in its
 * `meta`: that it takes long says nothing of the network.
 */
export function tellSlowWork(queryClient: QueryClient, locale: Locale): void {
  const waits = new Map<number, ReturnType<typeof setTimeout>>();
  const told = new Set<number>();
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (!mutation || mutation.meta?.['isSlowByNature']) return;
    const { mutationId, state } = mutation;
    const name = `slow-${mutationId}`;
    const isPending = state.status === 'pending';
    const wait = waits.get(mutationId);
    if (isPending && wait === undefined) {
      const tell = async () => {
        await loadMessages(locale, ['frame']);
        if (mutation.state.status !== 'pending') return;
        told.add(mutationId);
        await toast.loading(messagesOf(locale, 'frame')('slowWork'), name);
      };
      waits.set(
        mutationId,
        setTimeout(() => void tell().catch(() => undefined), patienceMs),
      );
    } else if (!isPending && wait !== undefined) {
      clearTimeout(wait);
      waits.delete(mutationId);
      if (told.delete(mutationId)) void toast.dismiss(name);
    }
  });
}
