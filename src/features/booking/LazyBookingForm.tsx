import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { NearView } from '#src/ui/NearView.tsx';
import type { BookingForm } from './BookingForm.tsx';

const Form = lazy(async () => {
  const [{ BookingForm }] = await Promise.all([import('./BookingForm.tsx'), loadMessages(localeOfPath(location.pathname), ['booking'])]);
  return { default: BookingForm };
});

/** The booking form, loaded with its messages when its place comes near the screen; `pending` holds the place. */
export function LazyBookingForm({ pending, ...props }: ComponentProps<typeof BookingForm> & { pending: ReactNode }) {
  return (
    <NearView fallback={pending}>
      <Suspense fallback={pending}>
        <Form {...props} />
      </Suspense>
    </NearView>
  );
}
