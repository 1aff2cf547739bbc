import { bookingSteps, type BookingStep } from './booking-step.ts';
import { leftStepKey } from './left-step-key.ts';

/** The step that is on the screen, if the form is. */
function seenStep(): BookingStep | undefined {
  const isAbove = (id: string, height: number) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < height;
  const form = document.getElementById(bookingSteps.service)?.closest('ol');
  if (!form || form.getBoundingClientRect().bottom < 0) return undefined;
  return Object.values(bookingSteps).findLast((id) => isAbove(id, innerHeight * 0.6));
}

/** Notes from now on at which step this page is left, for when it is loaded again. Answers how to stop: who goes elsewhere comes back anew. */
export function noteStep(therapistSlug: string): () => void {
  const note = () => {
    const step = seenStep();
    try {
      if (step) sessionStorage.setItem(leftStepKey(therapistSlug), step);
      else sessionStorage.removeItem(leftStepKey(therapistSlug));
    } catch {
      // Storage may be refused: the page then opens at its top.
    }
  };
  const stop = new AbortController();
  addEventListener('pagehide', note, { signal: stop.signal });
  // A tab that the device stops is hidden first, and leaves no page.
  document.addEventListener('visibilitychange', () => document.hidden && note(), { signal: stop.signal });
  return () => {
    stop.abort();
    try {
      sessionStorage.removeItem(leftStepKey(therapistSlug));
    } catch {
      // As above.
    }
  };
}
