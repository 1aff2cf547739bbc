import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { remindOfAppointment } from '../booking/remind-of-appointment.ts';
import { remindOfDecision } from '../booking/remind-of-decision.ts';
import { tellOfVideoLink } from '../booking/tell-of-video-link.ts';
import { tellOfReceipts } from './tell-of-receipts.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/** Tells what had no hurry, if it is still so. */
export async function tellAfterQuietHours(deps: Deps, { postponed }: EventOf<'QUIET_HOURS_OVER'>): Promise<void> {
  if (postponed.kind === 'REMINDER') await remindOfAppointment(deps, postponed);
  else if (postponed.kind === 'DECISION_DUE') await remindOfDecision(deps, postponed);
  else if (postponed.kind === 'RECEIPTS_ISSUED') await tellOfReceipts(deps, postponed);
  else if (postponed.kind === 'VIDEO_LINK_CHANGED') await tellOfVideoLink(deps, postponed);
  else await tellOfRefund(deps, postponed);
}
