import * as push from '#contract/client/push-subscription.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import * as status from '#contract/practice/service-status.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { listServiceStatus } from './list-service-status.ts';
import { readPractice as read } from './read-practice.ts';
import { readPushState } from './read-push-state.ts';
import { removePushSubscription } from './remove-push-subscription.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { switchPushKinds } from './switch-push-kinds.ts';
import { testPush } from './test-push.ts';

export const clientRoutes: Route[] = [
  route(readPractice, async ({ deps }) => read(deps)),
  route(status.listServiceStatus, ({ deps }) => listServiceStatus(deps)),
  route(push.readPushSubscription, ({ deps, actor, query }) => readPushState(deps, actor, query.endpoint)),
  route(push.savePushSubscription, ({ deps, actor, body }) => savePushSubscription(deps, actor, body)),
  route(push.switchPushKinds, ({ deps, actor, body }) => switchPushKinds(deps, actor, body)),
  route(push.removePushSubscription, ({ deps, actor, query }) => removePushSubscription(deps, actor, query)),
  route(push.testPush, ({ deps, actor, body, locale }) => testPush(deps, actor, { ...body, locale })),
];
