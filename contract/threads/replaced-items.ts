import * as z from 'zod/mini';
import { maxReplacedItems } from '../constants.ts';
import { hasMaxLength, text } from '../validation-rules.ts';

/**
 * The items of the caller's outbox that this text was sent as before, without an answer: what one of them has made gives
 * way to it, so that a text put right on the way stands once.
 */
export const replacedItems = { replaces: z.optional(z.array(text(hasMaxLength(36))).check(z.maxLength(maxReplacedItems))) };
