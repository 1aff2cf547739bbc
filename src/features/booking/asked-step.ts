import { isBookingStep, type BookingStep } from './booking-step.ts';
import { leftStepKey } from './left-step-key.ts';

/** The step that this load of the page asks for: by its address, or because it was left there. In the browser only. */
export function askedStep(therapistSlug: string): BookingStep | undefined {
  const named = location.hash.slice(1);
  if (isBookingStep(named)) return named;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') return undefined;
  try {
    const left = sessionStorage.getItem(leftStepKey(therapistSlug));
    return isBookingStep(left) ? left : undefined;
  } catch {
    return undefined;
  }
}
