import type { decideReservation as declared } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { changeByStaff, type Decision } from './change-by-staff.ts';

type Input = BodyOf<typeof declared> & { id: string };

/** Staff approve, reject, cancel, undo an approval, note an absence or free what is held and not paid. The same decision twice changes nothing. */
export async function decideReservation(
  deps: Deps,
  actor: Actor,
  { id, status, reason, duringAbsence = false }: Input,
): Promise<PracticeReservation> {
  const decision = status as Decision;
  const isRefusal = decision === 'REJECTED' || decision === 'CANCELLED';
  if (isRefusal && !reason) throw brokenRule('reason', isNotEmpty);
  return changeByStaff(deps, actor, id, { decision, reason: isRefusal ? (reason ?? null) : null, duringAbsence });
}
