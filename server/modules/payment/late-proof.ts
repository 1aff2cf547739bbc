import { addHours } from 'date-fns';
import { lateProofHours } from '#contract/constants.ts';

interface Hold {
  readonly createdAt: Date;
  readonly holdUntil: Date | null;
}

/** When a device says the photo was taken, if that can be believed: between the reservation's creation and now. */
export function believedCapture(capturedAt: string | undefined, { createdAt }: Hold, now: Date): Date | null {
  if (capturedAt === undefined) return null;
  const captured = new Date(capturedAt);
  return captured >= createdAt && captured <= now ? captured : null;
}

/** DOMAIN 5: photographed before the hold ended, and delivered at most 24 hours after. */
export function isInTimeAfterAll(captured: Date | null, { holdUntil }: Hold, now: Date): boolean {
  if (captured === null || holdUntil === null) return false;
  return captured <= holdUntil && now <= addHours(holdUntil, lateProofHours);
}
