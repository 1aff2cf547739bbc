import { Suspense, useEffect, useState } from 'react';
import { consentBannerDelayMs, consentFlag } from '#contract/constants.ts';
import { usePageState } from '#src/page/page-state.ts';
import { areToastsWanted } from '#src/page/toasts.ts';
import { latePart } from './late-part.ts';

const ConsentBanner = latePart(async () => (await import('./ConsentBanner.tsx')).ConsentBanner);
const ToastList = latePart(async () => (await import('./ToastList.tsx')).ToastList);

/** What no first paint waits for: the consent banner after its delay, toasts once there is one. */
export function LateParts() {
  const [isConsentAsked, setIsConsentAsked] = useState(false);
  const hasToasts = usePageState(areToastsWanted);

  // SPEC 4: the banner comes some seconds after load, unless it was accepted before.
  useEffect(() => {
    if (localStorage.getItem(consentFlag.key) === consentFlag.value) return undefined;
    const timer = setTimeout(() => setIsConsentAsked(true), consentBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Suspense>
      {isConsentAsked && <ConsentBanner onAnswered={() => setIsConsentAsked(false)} />}
      {hasToasts && <ToastList />}
    </Suspense>
  );
}
