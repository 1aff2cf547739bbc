import * as contract from '#contract/threads/threads.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { clapTimes, voteAs } from '../../votes/own-vote.ts';
import { addComment } from './add-comment.ts';
import { changeOwnVote } from './change-own-vote.ts';
import { followThread } from './follow-thread.ts';
import { listFeaturedThreads } from './list-featured-threads.ts';
import { listThreadsGrouped } from './list-threads-grouped.ts';
import { listThreads } from './list-threads.ts';
import { readThreadScore } from './read-thread-score.ts';
import { readThread } from './read-thread.ts';
import { findThreadPaths } from './threads.queries.ts';

const mostPaths = 5000;

export const threadsRoutes: Route[] = [
  route(contract.threadsHealth, ({ deps }) => serviceHealth(deps, 'threads', 'threads')),
  route(contract.listThreads, ({ deps, query }) => listThreads(deps, query)),
  route(contract.threadStaticPaths, async ({ deps }) => staticPaths(await findThreadPaths(deps.db, mostPaths))),
  route(contract.listThreadsGrouped, ({ deps }) => listThreadsGrouped(deps)),
  route(contract.listFeaturedThreads, ({ deps }) => listFeaturedThreads(deps)),
  route(contract.readThreadScore, ({ deps, actor, parameters }) => readThreadScore(deps, actor, parameters.slug)),
  route(contract.readThread, ({ deps, parameters, query }) => readThread(deps, parameters.slug, query.after)),
  route(contract.followThread, ({ deps, actor, query }) => followThread(deps, actor, query)),

  route(contract.clapForThread, ({ deps, actor, parameters, body }) => changeOwnVote(deps, actor, parameters.slug, clapTimes(body?.claps))),
  route(contract.upvoteThread, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs('up'))),
  route(contract.downvoteThread, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs('down'))),
  route(contract.removeThreadVote, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs(null))),

  route(contract.addComment, ({ deps, actor, parameters, body, clientItemId }) =>
    addComment(deps, actor, { ...body, slug: parameters.slug, clientItemId }),
  ),
];
