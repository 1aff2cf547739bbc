import { addDays } from 'date-fns';
import { invitationDays } from '#contract/therapist/invitation.schema.ts';

/** Until when an invitation that was sent then opens its account, by its own link or by another that is asked for. */
export const invitationEnd = (invitedAt: Date): Date => addDays(invitedAt, invitationDays);
