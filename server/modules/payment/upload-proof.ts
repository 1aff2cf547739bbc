import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { uploadProof as declared } from '#contract/payment/payment.endpoints.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { ownPicture } from '../bucket/chosen-picture.ts';
import { attachProof, isDelivered } from './attach-proof.ts';
import { findPayment } from './payment.queries.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { presentManualPayment } from './present-manual-payment.ts';
import { refuseUsedCode } from './refuse-used-code.ts';

type Input = BodyOf<typeof declared> & { id: string; clientItemId: string | null };

/** Takes the proof of a money order; the same item again answers what it is now and changes nothing. */
export async function uploadProof(deps: Deps, actor: Actor, input: Input): Promise<AnswerOf<typeof declared>> {
  const { id, clientItemId, transferCode, capturedAt } = input;
  const seen = await findPayment(deps.db, id, await reservationsPayableBy(deps, actor, 'WRITE'));
  if (!seen) throw notFound('PAYMENT');
  if (isDelivered(seen.payment, clientItemId)) {
    const { payment, file, reservation } = seen;
    if (reservation.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [id, reservation.id]);
    return { ...presentManualPayment(payment, file), clientItemId };
  }

  const attach = async (tx: Db) => {
    const file = await ownPicture(tx, actor, input.file, 'file');
    await attachProof(deps, tx, actor, seen, { fileId: file.id, transferCode, capturedAt, clientItemId });
  };
  await refuseUsedCode(() => withRetries(() => deps.db.transaction(attach)));

  const now = await findPayment(deps.db, id);
  if (!now) throw notFound('PAYMENT');
  return { ...presentManualPayment(now.payment, now.file), clientItemId };
}
