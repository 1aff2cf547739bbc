import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { score } from '#contract/blogs/blogs.schema.ts';
import { maxClaps } from '#contract/constants.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { runProtected } from './protected-action.ts';
import { personOf, session } from './session.ts';

type Score = z.infer<typeof score>;
/** What a press wants: a vote, none, or one clap more. */
export type Wish = 'up' | 'down' | 'none' | 'clap';

/** How one piece is voted on; what the calls answer is its score, with more beside. */
interface VoteCalls<S extends Score> {
  readonly slug: string;
  readonly query: UseQueryOptions<S>;
  readonly vote: (vote: 'up' | 'down' | 'none') => Promise<S>;
  /** Sets my claps, or adds one. */
  readonly clap: (claps: number | undefined) => Promise<S>;
}

const mutationKey = ['own-vote'];

/** The score as it will be, for the screen to show before the server has answered. */
function after<S extends Score>(known: S, wish: Wish): S {
  if (wish !== 'clap') return { ...known, myVote: wish === 'none' ? null : wish };
  const mine = known.myClaps ?? 0;
  return mine < maxClaps ? { ...known, claps: known.claps + 1, myClaps: mine + 1 } : known;
}

/** What the reader says of a piece: shown at once, sent one after the other, and taken back when it is refused. */
export function useOwnVote<S extends Score>({ slug, query, vote, clap }: VoteCalls<S>) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { queryKey } = query;
  // Stale at once: it may have been said on another device.
  const { data } = useQuery({ ...query, staleTime: 0 });

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: `vote ${slug}` },
    mutationFn: ({ wish, claps }: { wish: Wish; claps: number | undefined }) => (wish === 'clap' ? clap(claps) : vote(wish)),
    onMutate: () => personOf(session.get()),
    onSuccess: (score, _, voter) => {
      // What was answered to somebody who has left meanwhile is for nobody else.
      if (voter !== personOf(session.get())) return;
      // The answer from between two presses would take the second one back.
      if (queryClient.isMutating({ mutationKey }) <= 1) queryClient.setQueryData(queryKey, score);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });

  async function act(wish: Wish): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    const known = queryClient.getQueryData<S>(queryKey);
    const next = known && after(known, wish);
    if (next) queryClient.setQueryData(queryKey, next);
    // Of whom it is not known how often they clapped before, one more is asked for, and the server counts.
    await mutateAsync({ wish, claps: known?.myClaps === undefined ? undefined : next?.myClaps });
  }

  const say = (wish: Wish) => runProtected(() => act(wish)).catch((error: unknown) => toastProblem(error, locale));
  return { score: data, say };
}
