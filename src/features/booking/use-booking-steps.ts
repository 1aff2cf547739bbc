import { useEffect, useState } from 'react';
import { bringIntoView } from '#src/page/bring-into-view.ts';
import { askedStep } from './asked-step.ts';
import type { BookingStep } from './booking-step.ts';
import { noteStep } from './note-step.ts';

/**
 * Leads to a step of the form: the one that this load of the page asks for, once the form is whole and unless the person has begun
 * elsewhere meanwhile, and then whichever it is told.
 */
export function useBookingSteps(therapistSlug: string, isWhole: boolean): (step: BookingStep) => void {
  const [asked] = useState(() => (import.meta.env.SSR ? undefined : askedStep(therapistSlug)));
  const [wanted, setWanted] = useState<{ step: BookingStep }>();
  const [isAskedFor, setIsAskedFor] = useState(asked !== undefined);
  if (isWhole && isAskedFor) {
    setIsAskedFor(false);
    if (asked) setWanted({ step: asked });
  }

  useEffect(() => noteStep(therapistSlug), [therapistSlug]);

  useEffect(() => {
    if (!isAskedFor) return undefined;
    const stop = new AbortController();
    const begin = () => setIsAskedFor(false);
    for (const type of ['pointerdown', 'keydown', 'wheel'] as const) addEventListener(type, begin, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [isAskedFor]);

  useEffect(() => {
    const heading = wanted && document.getElementById(wanted.step);
    if (heading) bringIntoView(heading, 'start');
  }, [wanted]);

  return (step) => setWanted({ step });
}
