import * as contract from '#contract/threads/moderation.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { addPracticeComment } from './add-practice-comment.ts';
import { assignText } from './assign-text.ts';
import { listAllThreads } from './list-all-threads.ts';
import { listWaitingTexts } from './list-waiting-texts.ts';
import { moderateComment } from './moderate-comment.ts';
import { moderateThread } from './moderate-thread.ts';
import { readModeratedThread } from './read-moderated-thread.ts';
import { readTextAuthor } from './read-text-author.ts';
import { undoDecision } from './undo-decision.ts';
import { updateThreadFlags } from './update-thread-flags.ts';

export const moderationRoutes: Route[] = [
  route(contract.listWaitingTexts, ({ deps, actor, query }) => listWaitingTexts(deps, actor, query)),
  route(contract.listAllThreads, ({ deps, query }) => listAllThreads(deps, query)),
  route(contract.readModeratedThread, ({ deps, parameters }) => readModeratedThread(deps.db, parameters.slug)),
  route(contract.readTextAuthor, ({ deps, actor, parameters, query }) => readTextAuthor(deps, actor, { ...query, ...parameters })),
  route(contract.assignText, ({ deps, actor, parameters, body }) => assignText(deps, actor, { ...body, ...parameters })),
  route(contract.updateThreadFlags, ({ deps, actor, parameters, body }) => updateThreadFlags(deps, actor, { ...body, ...parameters })),
  route(contract.validateThread, ({ deps, actor, parameters, body }) =>
    moderateThread(deps, actor, 'VALIDATE', { ...parameters, seen: body ?? {} }),
  ),
  route(contract.unvalidateThread, ({ deps, actor, parameters, body }) =>
    moderateThread(deps, actor, 'UNVALIDATE', { ...parameters, reason: body.reason, seen: body }),
  ),
  route(contract.validateComment, ({ deps, actor, parameters, body }) =>
    moderateComment(deps, actor, 'VALIDATE', { ...parameters, seen: body ?? {} }),
  ),
  route(contract.unvalidateComment, ({ deps, actor, parameters, body }) =>
    moderateComment(deps, actor, 'UNVALIDATE', { ...parameters, reason: body.reason, seen: body }),
  ),
  route(contract.undoDecision, ({ deps, actor, parameters, body }) => undoDecision(deps, actor, { ...body, ...parameters })),
  route(contract.addPracticeComment, ({ deps, actor, parameters, body, clientItemId }) =>
    addPracticeComment(deps, actor, { ...body, ...parameters, clientItemId }),
  ),
];
