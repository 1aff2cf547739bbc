import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import {
  pushEndpoint,
  pushState,
  pushTestOutcomes,
  requiredPushEndpoint,
  savePushSubscriptionBody,
  switchPushKindsBody,
} from './push-subscription.schema.ts';

// Beside SPEC 7, under the service `client` of SPEC 4; DOMAIN 12 says who may.
const path = '/v1/client/push-subscription';

export const readPushSubscription = endpoint({
  method: 'GET',
  path,
  summary: 'What a browser needs to subscribe to notifications, whether the endpoint it names is known, and which kinds are on.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  query: z.object({ endpoint: z.optional(pushEndpoint) }),
  answer: pushState,
});

export const savePushSubscription = endpoint({
  method: 'POST',
  path,
  limit: 'PUSH',
  summary: "Sends notifications to this browser from now on; one that was somebody else's changes hands.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: savePushSubscriptionBody,
  answer: pushState,
  creates: true,
});

export const switchPushKinds = endpoint({
  method: 'PUT',
  path,
  summary: "Switches kinds of notifications on or off, on all of one's devices; those not named stay as they are.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: switchPushKindsBody,
  answer: pushState,
});

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path,
  summary: 'Sends nothing more to this browser; one that is not known changes nothing.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  query: z.object({ endpoint: requiredPushEndpoint }),
  answer: pushState,
});

export const testPush = endpoint({
  method: 'POST',
  path: `${path}/test`,
  limit: 'PUSH',
  summary: "Sends a test notification to one of one's own browsers and tells what became of it.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: z.object({ endpoint: requiredPushEndpoint }),
  answer: z.object({ outcome: z.enum(pushTestOutcomes) }),
  problems: ['NOT_FOUND'],
});
