import { useSyncExternalStore, type ComponentProps } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { NearView } from '#src/ui/NearView.tsx';
import type { BookingForm } from './BookingForm.tsx';
import { BookingPending } from './BookingPending.tsx';
import { leftStepKey } from './left-step-key.ts';

const pending = <BookingPending />;

const loadForm = async () => {
  const [{ BookingForm }] = await Promise.all([import('./BookingForm.tsx'), loadMessages(localeOfPath(location.pathname), ['booking'])]);
  return BookingForm;
};

const Form = latePart(loadForm, { pending, Missing: MissingPart });

function wasLeftAt(therapistSlug: string): boolean {
  try {
    return sessionStorage.getItem(leftStepKey(therapistSlug)) !== null;
  } catch {
    return false;
  }
}

const never = () => () => undefined;

/** The booking form, loaded with its messages when its place comes near the screen, or when one of its steps is asked for. */
export function LazyBookingForm(props: ComponentProps<typeof BookingForm>) {
  const isAsked = useSyncExternalStore(
    never,
    () => location.hash.startsWith('#booking-') || wasLeftAt(props.therapist.slug),
    () => false,
  );
  return (
    <NearView fallback={pending} isWanted={isAsked}>
      <Form {...props} />
    </NearView>
  );
}
