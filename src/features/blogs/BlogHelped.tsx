import { clapForBlog, downvoteBlog, readBlogScore, removeBlogVote, upvoteBlog } from '#contract/blogs/blogs.endpoints.ts';
import { maxClaps } from '#contract/constants.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useOwnVote } from '#src/session/use-own-vote.ts';
import { Button } from '#src/ui/Button.tsx';
import { HeartIcon } from '#src/ui/icons/HeartIcon.tsx';
import { VoteButtons } from '#src/ui/VoteButtons.tsx';

const voteEndpoints = { up: upvoteBlog, down: downvoteBlog, none: removeBlogVote };

/**
 * What the reader says of the article, to the practice rather than to the other readers: no one is shown who
 * disliked it, and claps are counted only where there are some.
 */
export function BlogHelped({ slug }: { slug: string }) {
  const t = useMessages('blog');
  const apiClient = useApiClient();
  const parameters = { slug };
  const { score, say } = useOwnVote({
    slug,
    query: endpointQuery(apiClient, readBlogScore, { parameters }),
    vote: (vote) => apiClient.call(voteEndpoints[vote], { parameters }),
    clap: (claps) => apiClient.call(clapForBlog, { parameters, body: claps === undefined ? {} : { claps } }),
  });
  if (!score) return null;
  const { myVote = null, myClaps = 0, claps } = score;
  const told = [
    myVote === 'up' && t('helpedThanks'),
    myVote === 'down' && t('helpedSorry'),
    myClaps > 0 ? t('thanked', { count: myClaps, total: claps }) : claps > 0 && t('thanksTotal', { count: claps }),
  ];
  return (
    <VoteButtons
      titleId="blog-helped"
      title={t('helpedTitle')}
      labels={{ up: t('helpedYes'), down: t('helpedNo') }}
      vote={myVote}
      onVote={(vote) => void say(vote)}
      told={told.filter(Boolean).join(' ')}
    >
      <Button variant="plain" aria-disabled={myClaps >= maxClaps || undefined} onClick={() => myClaps < maxClaps && void say('clap')}>
        <HeartIcon />
        {t('thank')}
      </Button>
    </VoteButtons>
  );
}
