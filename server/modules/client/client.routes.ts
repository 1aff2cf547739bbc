import * as push from '#contract/client/push-subscription.endpoints.ts';
import * as helpLine from '#contract/practice/help-line.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import * as legalNotice from '#contract/practice/legal-notice.endpoints.ts';
import * as status from '#contract/practice/service-status.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { addHelpNumber } from './add-help-number.ts';
import { readLegalNotice, updateLegalNotice } from './legal-notice.ts';
import { listServiceStatus } from './list-service-status.ts';
import { readHelpLine } from './read-help-line.ts';
import { readPractice as read } from './read-practice.ts';
import { readPushState } from './read-push-state.ts';
import { readSetup as setup } from './read-setup.ts';
import { removeHelpNumber } from './remove-help-number.ts';
import { removePushSubscription } from './remove-push-subscription.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { switchPushKinds } from './switch-push-kinds.ts';
import { testPush } from './test-push.ts';
import { updateHelpNumber } from './update-help-number.ts';
import { updatePractice as update } from './update-practice.ts';
import { verifyHelpNumber } from './verify-help-number.ts';

export const clientRoutes: Route[] = [
  route(readPractice, async ({ deps }) => read(deps)),
  route(updatePractice, ({ deps, actor, body }) => update(deps, actor, body)),
  route(legalNotice.readLegalNotice, ({ deps }) => readLegalNotice(deps.db)),
  route(legalNotice.updateLegalNotice, ({ deps, actor, body }) => updateLegalNotice(deps, actor, body)),
  route(readSetup, ({ deps }) => setup(deps)),
  route(helpLine.readHelpLine, ({ deps }) => readHelpLine(deps)),
  route(helpLine.addHelpNumber, ({ deps, actor, body }) => addHelpNumber(deps, actor, body)),
  route(helpLine.updateHelpNumber, ({ deps, actor, parameters, body }) =>
    updateHelpNumber(deps, actor, { ...body, id: parameters.numberId }),
  ),
  route(helpLine.verifyHelpNumber, ({ deps, actor, parameters }) => verifyHelpNumber(deps, actor, { id: parameters.numberId })),
  route(helpLine.removeHelpNumber, ({ deps, actor, parameters }) => removeHelpNumber(deps, actor, { id: parameters.numberId })),
  route(status.listServiceStatus, ({ deps }) => listServiceStatus(deps)),
  route(push.readPushSubscription, ({ deps, actor, query }) => readPushState(deps, actor, query.endpoint)),
  route(push.savePushSubscription, ({ deps, actor, body }) => savePushSubscription(deps, actor, body)),
  route(push.switchPushKinds, ({ deps, actor, body }) => switchPushKinds(deps, actor, body)),
  route(push.removePushSubscription, ({ deps, actor, query }) => removePushSubscription(deps, actor, query)),
  route(push.testPush, ({ deps, actor, body, locale }) => testPush(deps, actor, { ...body, locale })),
];
