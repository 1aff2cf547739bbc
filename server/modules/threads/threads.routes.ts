import { addComment, listThreads, readThread, readThreadScore, threadsHealth } from '#contract/threads/threads.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { addComment as add } from './add-comment.ts';
import { listThreads as list } from './list-threads.ts';
import { readThreadScore as readScore } from './read-thread-score.ts';
import { readThread as read } from './read-thread.ts';

export const threadsRoutes: Route[] = [
  route(threadsHealth, async ({ deps }) => serviceHealth(deps, 'threads', 'threads')),
  route(listThreads, async ({ deps, query }) => list(deps, query)),
  route(readThreadScore, async ({ deps, actor, parameters }) => readScore(deps, actor, parameters.slug)),
  route(addComment, async ({ deps, actor, parameters, body, clientItemId }) =>
    add(deps, actor, { ...body, slug: parameters.slug, clientItemId }),
  ),
  route(readThread, async ({ deps, parameters }) => read(deps, parameters.slug)),
];
