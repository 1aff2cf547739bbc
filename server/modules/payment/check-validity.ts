import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { checkValidity as declared } from '#contract/payment/payment.endpoints.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { recordLook } from '../../audit/record-look.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound } from '../../http/problem.ts';
import { findPayment } from './payment.queries.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { presentManualPayment } from './present-manual-payment.ts';
import { refuseProof } from './refuse-proof.ts';
import { validateProof } from './validate-proof.ts';
import { validityChecks } from './validity-checks.ts';

type Input = { id: string; decision: BodyOf<typeof declared> };

/** Staff decide on a proof; without a decision they only get what can be computed about it. */
export async function checkValidity(deps: Deps, actor: Actor, { id, decision }: Input): Promise<AnswerOf<typeof declared>> {
  const seen = await findPayment(deps.db, id, await reservationsOfPractice(deps, actor));
  if (!seen) throw notFound('PAYMENT');
  const subjects = [id, seen.reservation.id];
  if (decision?.valid === undefined) {
    await recordLook(deps, actor, 'PAYMENT_VIEWED', subjects);
    return { checks: await validityChecks(deps.db, seen, deps.clock.now()) };
  }

  const { valid, reason } = decision;
  if (!valid && !reason) throw brokenRule('reason', isNotEmpty);
  await withRetries(() =>
    deps.db.transaction(async (tx) => {
      const hasChanged = valid ? await validateProof(deps, tx, actor, seen) : await refuseProof(deps, tx, actor, seen, reason ?? '');
      const kind = !hasChanged ? 'PAYMENT_VIEWED' : valid ? 'PROOF_VALIDATED' : 'PROOF_REFUSED';
      await recordAudit(deps, tx, actor, { kind, subjects });
    }),
  );
  const now = await findPayment(deps.db, id);
  if (!now) throw notFound('PAYMENT');
  return presentManualPayment(now.payment, now.file);
}
