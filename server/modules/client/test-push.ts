import type { PushTestOutcome } from '#contract/client/push-subscription.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { describeError } from '../../describe-error.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { ownSubscription, removeSubscription } from './push.queries.ts';

interface Input {
  readonly endpoint: string;
  readonly locale: Locale;
}

/** « Tester la notification »: at once, past the queue and the switches, so that the page can say what became of it. */
export async function testPush(deps: Deps, actor: Actor, { endpoint, locale }: Input): Promise<{ outcome: PushTestOutcome }> {
  const own = await ownSubscription(deps.db, actor.accountId, endpoint);
  if (!own) throw notFound('AUTHENTICATED_CLIENTS');
  const to = may(actor, 'RESERVATION', 'READ') ? 'PRACTICE' : 'CLIENT';
  const message = { kind: 'TEST', id: '', tag: 'test', locale, to, canApprove: false, isDiscreet: own.isDiscreet } as const;
  const outcome = await deps.push.send(own, message, { ttlSeconds: 60, subject: 'test' }).catch((error: unknown) => {
    deps.log.warn(describeError(error), 'a push service did not take a test');
    return 'REFUSED' as const;
  });
  if (outcome === 'GONE') await removeSubscription(deps.db, actor.accountId, endpoint);
  return { outcome: outcome === 'REFUSED' ? 'FAILED' : outcome };
}
