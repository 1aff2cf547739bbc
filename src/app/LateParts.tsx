import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { consentBannerDelayMs } from '#contract/constants.ts';
import { pathWithoutLocale } from '#contract/locale.ts';
import { newVersion } from '#src/page/new-version.ts';
import { usePageState } from '#src/page/page-state.ts';
import { areToastsWanted } from '#src/page/toasts.ts';
import { classNames } from '#src/ui/class-names.ts';
import { hasConsented } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { framePart } from './frame-part.ts';
import notice from './Notice.module.css';
import { offer } from './offer.ts';
import { UpdateBar } from './UpdateBar.tsx';

// At hand, since every first visit shows it: only its messages come later.
const LateConsentBanner = framePart(async () => ConsentBanner);
const ToastList = framePart(async () => (await import('./ToastList.tsx')).ToastList);

/** What no first paint waits for: the consent banner after its delay, toasts once there is one, word of a newer version, an offer. */
export function LateParts() {
  const [isConsentAsked, setIsConsentAsked] = useState(false);
  const hasToasts = usePageState(areToastsWanted);
  const version = usePageState(newVersion);
  const offered = usePageState(offer);
  const isUrgentPage = pathWithoutLocale(useLocation().pathname).startsWith('/help-line');

  // SPEC 4: the banner comes some seconds after load, unless it was accepted before.
  useEffect(() => {
    if (hasConsented()) return undefined;
    const timer = setTimeout(() => setIsConsentAsked(true), consentBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div className={classNames(notice['stack'], isUrgentPage && notice['inFlow'])}>
        {!version && offered}
        {version && <UpdateBar version={version} />}
        {isConsentAsked && <LateConsentBanner onAnswered={() => setIsConsentAsked(false)} />}
      </div>
      {hasToasts && <ToastList />}
    </>
  );
}
