import { listThreads, readThread, threadsHealth } from '#contract/threads/threads.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { listThreads as list } from './list-threads.ts';
import { readThread as read } from './read-thread.ts';

export const threadsRoutes: Route[] = [
  route(threadsHealth, async ({ deps }) => serviceHealth(deps, 'threads', 'threads')),
  route(listThreads, async ({ deps, query }) => list(deps, query)),
  route(readThread, async ({ deps, parameters }) => read(deps, parameters.slug)),
];
