import { Suspense, useEffect, useState } from 'react';
import { consentBannerDelayMs } from '#contract/constants.ts';
import { usePageState } from '#src/page/page-state.ts';
import { areToastsWanted } from '#src/page/toasts.ts';
import { hasConsented } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { latePart } from './late-part.ts';
import { newVersion } from './new-version.ts';
import { offer } from './offer.ts';

// At hand, since every first visit shows it: only its messages come later.
const LateConsentBanner = latePart(async () => ConsentBanner);
const UpdateBar = latePart(async () => (await import('./UpdateBar.tsx')).UpdateBar);
const ToastList = latePart(async () => (await import('./ToastList.tsx')).ToastList);

/** What no first paint waits for: the consent banner after its delay, toasts once there is one, word of a newer version, an offer. */
export function LateParts() {
  const [isConsentAsked, setIsConsentAsked] = useState(false);
  const hasToasts = usePageState(areToastsWanted);
  const version = usePageState(newVersion);
  const offered = usePageState(offer);

  // SPEC 4: the banner comes some seconds after load, unless it was accepted before.
  useEffect(() => {
    if (hasConsented()) return undefined;
    const timer = setTimeout(() => setIsConsentAsked(true), consentBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense>
      {isConsentAsked && <LateConsentBanner onAnswered={() => setIsConsentAsked(false)} />}
      {!version && offered}
      {version && <UpdateBar version={version} />}
      {hasToasts && <ToastList />}
    </Suspense>
  );
}
