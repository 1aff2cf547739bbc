import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clapForBlog, downvoteBlog, readBlogScore, removeBlogVote, upvoteBlog } from '#contract/blogs/blogs.endpoints.ts';
import { maxClaps } from '#contract/constants.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { runProtected } from '#src/session/protected-action.ts';

type Score = AnswerOf<typeof readBlogScore>;
/** What a press wants: a vote, none, or one clap more. */
export type Wish = 'up' | 'down' | 'none' | 'clap';

const mutationKey = ['own-vote'];
const voteEndpoints = { up: upvoteBlog, down: downvoteBlog, none: removeBlogVote };

/** The score as it will be, for the screen to show before the server has answered. */
function after(known: Score, wish: Wish): Score {
  if (wish !== 'clap') return { ...known, myVote: wish === 'none' ? null : wish };
  const mine = known.myClaps ?? 0;
  return mine < maxClaps ? { ...known, claps: known.claps + 1, myClaps: mine + 1 } : known;
}

/** What the reader says of an article: shown at once, sent one after the other, and taken back when it is refused. */
export function useOwnVote(slug: string) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const locale = useLocale();
  // Stale at once: it may have been said on another device.
  const query = { ...endpointQuery(apiClient, readBlogScore, { parameters: { slug } }), staleTime: 0 };
  const { data } = useQuery(query);

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: `vote ${slug}` },
    mutationFn: ({ wish, claps }: { wish: Wish; claps: number | undefined }) => {
      const parameters = { slug };
      if (wish !== 'clap') return apiClient.call(voteEndpoints[wish], { parameters });
      return apiClient.call(clapForBlog, { parameters, body: claps === undefined ? {} : { claps } });
    },
    // The answer from between two presses would take the second one back.
    onSuccess: (score) => queryClient.isMutating({ mutationKey }) <= 1 && queryClient.setQueryData(query.queryKey, score),
    onError: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });

  async function act(wish: Wish): Promise<void> {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    const known = queryClient.getQueryData(query.queryKey);
    const next = known && after(known, wish);
    if (next) queryClient.setQueryData(query.queryKey, next);
    // Of whom it is not known how often they clapped before, one more is asked for, and the server counts.
    await mutateAsync({ wish, claps: known?.myClaps === undefined ? undefined : next?.myClaps });
  }

  const say = (wish: Wish) => runProtected(() => act(wish)).catch((error: unknown) => toastProblem(error, locale));
  return { score: data, say };
}
