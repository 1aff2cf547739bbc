import { useEffect, useEffectEvent } from 'react';
import { clapForThread, downvoteThread, removeThreadVote, upvoteThread } from '#contract/threads/threads.endpoints.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useOwnVote, type Wish } from '#src/session/use-own-vote.ts';
import { threadsQueries } from './threads.queries.ts';

const voteEndpoints = { up: upvoteThread, down: downvoteThread, none: removeThreadVote };

/** What this person says of a thread, as far as it is known, and how they say something else. */
export type KnownVote = Pick<ReturnType<typeof useVoteOnThread>, 'score' | 'say'>;

function useVoteOnThread(slug: string) {
  const apiClient = useApiClient();
  const parameters = { slug };
  return useOwnVote({
    slug,
    query: threadsQueries.score(apiClient, slug),
    vote: (vote) => apiClient.call(voteEndpoints[vote], { parameters }),
    clap: (claps) => apiClient.call(clapForThread, { parameters, body: claps === undefined ? {} : { claps } }),
  });
}

interface OwnHelpedProps {
  slug: string;
  /** Pressed before this was here. */
  pressed: Wish | undefined;
  onKnown: (known: KnownVote) => void;
}

/** Shows nothing: it tells the buttons what they cannot know by themselves. */
export function OwnHelped({ slug, pressed, onKnown }: OwnHelpedProps) {
  const { score, say } = useVoteOnThread(slug);
  const tell = useEffectEvent((known: KnownVote['score']) => onKnown({ score: known, say }));
  const sayPressed = useEffectEvent(() => {
    if (pressed) void say(pressed);
  });

  // The buttons stand above this part, and were there first.
  useEffect(() => tell(score), [score]);
  // Once: the presses that follow come by way of `say`.
  useEffect(() => sayPressed(), []);
  return null;
}
