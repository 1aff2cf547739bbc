import * as contract from '#contract/threads/writing.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteThread } from './delete-thread.ts';
import { listOwnThreads, readOwnThread } from './list-own-threads.ts';
import { openThread } from './open-thread.ts';
import { updateComment } from './update-comment.ts';
import { updateThread } from './update-thread.ts';

/** What people do with what they have written themselves; adding a comment is beside the thread it is added to. */
export const threadWritingRoutes: Route[] = [
  route(contract.listOwnThreads, ({ deps, actor, query }) => listOwnThreads(deps, actor, query)),
  route(contract.readOwnThread, ({ deps, actor, parameters }) => readOwnThread(deps, actor, parameters.slug)),
  route(contract.openThread, ({ deps, actor, body, clientItemId }) => openThread(deps, actor, { ...body, clientItemId })),
  route(contract.updateThread, ({ deps, actor, parameters, body }) => updateThread(deps, actor, { ...body, ...parameters })),
  route(contract.deleteThread, ({ deps, actor, parameters }) => deleteThread(deps, actor, parameters.slug)),
  route(contract.deleteComment, ({ deps, actor, parameters }) => deleteComment(deps, actor, parameters)),
  route(contract.updateComment, ({ deps, actor, parameters, body }) => updateComment(deps, actor, { ...body, ...parameters })),
];
