import * as z from 'zod/mini';
import { locales } from '../locale.ts';
import { hasMaxLength, isNotEmpty, isString, requiredText, urlText, type Rule } from '../validation-rules.ts';
import { pushKinds } from './push-kinds.ts';

const base64url = /^[\w-]+={0,2}$/;
const isKeyOf = (minLength: number, maxLength: number): Rule => ({
  ...isString,
  test: (value) => typeof value === 'string' && base64url.test(value) && value.length >= minLength && value.length <= maxLength,
});

/** Where a browser is reached; which addresses are let through is for the server to say. */
export const requiredPushEndpoint = urlText(isNotEmpty, hasMaxLength(2048));
export const pushEndpoint = urlText(hasMaxLength(2048));

export const pushKindSwitch = z.object({ kind: z.enum(pushKinds), isOn: z.boolean() });

/** What `PushSubscription.toJSON()` gives, with the page's language. */
export const savePushSubscriptionBody = z.object({
  endpoint: requiredPushEndpoint,
  keys: z.object({ p256dh: requiredText(isKeyOf(86, 88)), auth: requiredText(isKeyOf(22, 24)) }),
  locale: z.enum(locales),
  /** The one it replaces, when the browser renewed it by itself. */
  oldEndpoint: z.optional(z.nullable(pushEndpoint)),
});

export const switchPushKindsBody = z.object({ kinds: z.array(pushKindSwitch).check(z.maxLength(pushKinds.length)) });

export const pushState = z.object({
  /** The server's VAPID key, what the browser is given as `applicationServerKey`. */
  publicKey: z.string(),
  /** Whether the endpoint named in the call is one of the person's. */
  isSubscribed: z.boolean(),
  /** On how many devices the person is told. */
  subscriptionCount: z.int(),
  /** The kinds there are for this person. */
  kinds: z.array(pushKindSwitch),
});
export type PushState = z.infer<typeof pushState>;

/** GONE: the browser has withdrawn its subscription, which is now forgotten; FAILED: the push service did not take it. */
export const pushTestOutcomes = ['SENT', 'GONE', 'FAILED'] as const;
export type PushTestOutcome = (typeof pushTestOutcomes)[number];
