import type { ComponentProps } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { NearView } from '#src/ui/NearView.tsx';
import type { BookingForm } from './BookingForm.tsx';
import { BookingPending } from './BookingPending.tsx';

const pending = <BookingPending />;

const loadForm = async () => {
  const [{ BookingForm }] = await Promise.all([import('./BookingForm.tsx'), loadMessages(localeOfPath(location.pathname), ['booking'])]);
  return BookingForm;
};

const Form = latePart(loadForm, { pending, Missing: MissingPart });

/** The booking form, loaded with its messages when its place comes near the screen. */
export const LazyBookingForm = (props: ComponentProps<typeof BookingForm>) => (
  <NearView fallback={pending}>
    <Form {...props} />
  </NearView>
);
