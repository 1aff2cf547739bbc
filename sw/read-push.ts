import type { PushMessage } from '#contract/client/push-message.ts';
import { locales } from '#contract/locale.ts';

/**
 * The message of a push, or undefined when it is none of ours. Only our server can encrypt for this browser, so a look
 * at what the worker builds on is enough; the contract's schema would bring zod to every visitor's worker.
 */
export function readPush(text: string | undefined): PushMessage | undefined {
  try {
    const message = JSON.parse(text ?? '') as Partial<PushMessage> | null;
    const isOurs =
      typeof message?.kind === 'string' && typeof message.tag === 'string' && locales.some((locale) => locale === message.locale);
    return isOurs ? (message as PushMessage) : undefined;
  } catch {
    return undefined;
  }
}
