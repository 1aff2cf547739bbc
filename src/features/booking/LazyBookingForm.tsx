import { useState, useSyncExternalStore, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { withMessages } from '#src/page/with-messages.ts';
import { NearView } from '#src/ui/NearView.tsx';
import { TrustedHtml } from '#src/ui/TrustedHtml.tsx';
import type { BookingForm } from './BookingForm.tsx';
import { BookingPending } from './BookingPending.tsx';
import { leftStepKey } from './left-step-key.ts';

type Props = Omit<ComponentProps<typeof BookingForm>, 'onShown'>;

const Form = latePart(async () => (await withMessages(['booking'], import('./BookingForm.tsx'))).BookingForm, { Missing: MissingPart });

let ServerForm: ComponentType<Props> | undefined;

/** On the server, before the page is rendered: there the form is drawn at once. */
export async function loadServerForm(locale: Locale): Promise<void> {
  await loadMessages(locale, ['booking']);
  ServerForm = (await import('./BookingForm.tsx')).BookingForm;
}

/**
 * The form as the server drew it, in its place and size until its own file is there. It answers nothing yet, so nothing may be chosen or
 * typed that would be lost. In the browser its elements are taken over as they stand: they are not rendered there.
 */
const DrawnForm = (props: Props) => (
  // Disabled too, for who drives a browser: inert alone they do not wait for.
  <div inert role="group" aria-disabled="true">
    {ServerForm ? (
      <div>
        <ServerForm {...props} />
      </div>
    ) : (
      <TrustedHtml html="" suppressHydrationWarning />
    )}
  </div>
);

const never = () => () => undefined;

function wasLeftAt(therapistSlug: string): boolean {
  try {
    return sessionStorage.getItem(leftStepKey(therapistSlug)) !== null;
  } catch {
    return false;
  }
}

/** The booking form: drawn by the server, and working once its place comes near the screen or one of its steps is asked for. */
export function LazyBookingForm(props: Props) {
  const isAsked = useSyncExternalStore(
    never,
    () => location.hash.startsWith('#booking-') || wasLeftAt(props.therapist.slug),
    () => false,
  );
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown, setIsShown] = useState(false);
  const [show] = useState(() => () => setIsShown(true));
  // Once and for all: what came with the page stays as it stands.
  const [drawn] = useState(() => (isServed ? <DrawnForm {...props} /> : <BookingPending />));
  return (
    <NearView fallback={<InPlace drawn={drawn} />} isWanted={isAsked}>
      <InPlace drawn={isShown ? null : drawn}>
        <Form {...props} onShown={show} />
      </InPlace>
    </NearView>
  );
}

const InPlace = ({ drawn, children = null }: { drawn: ReactNode; children?: ReactNode }) => (
  <>
    {children}
    {drawn}
  </>
);
