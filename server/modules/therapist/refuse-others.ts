import { may, type Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';

/** Throws NOT_FOUND for no therapist, and for another's to who may only change their own: it looks like none at all. */
export function refuseOthers<T extends { readonly userId: string }>(actor: Actor, therapist: T | undefined): T {
  if (!therapist || (therapist.userId !== actor.accountId && !may(actor, 'THERAPIST', 'WRITE'))) throw notFound('THERAPIST');
  return therapist;
}
