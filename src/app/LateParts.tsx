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

/** Taller than the banner and the bar beneath it, in CSS pixels. */
const footHeight = 290;

/** Where the banner begins from the top of the screen: under the bar there, if it would cover something to press at the foot and nothing here. */
function topOfBanner(): number | undefined {
  const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const covers = (from: number) =>
    [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return bottom > from && top < from + footHeight;
    });
  return covers(innerHeight - footHeight) && !covers(start) ? start : undefined;
}

/** What no first paint waits for: the consent banner after its delay, toasts once there is one, word of a newer version, an offer. */
export function LateParts() {
  const [consent, setConsent] = useState<{ top: number | undefined; path: string }>();
  const hasToasts = usePageState(areToastsWanted);
  const version = usePageState(newVersion);
  const offered = usePageState(offer);
  const { pathname } = useLocation();
  const isUrgentPage = pathWithoutLocale(pathname).startsWith('/help-line');

  // SPEC 4: the banner comes some seconds after load, unless it was accepted before.
  useEffect(() => {
    if (hasConsented()) return undefined;
    const timer = setTimeout(() => setConsent({ top: topOfBanner(), path: location.pathname }), consentBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div
        className={classNames(notice['stack'], isUrgentPage && notice['inFlow'])}
        style={consent?.top && consent.path === pathname ? { top: consent.top } : undefined}
      >
        {!version && offered}
        {version && <UpdateBar version={version} />}
        {consent && <LateConsentBanner onAnswered={() => setConsent(undefined)} />}
      </div>
      {/* There before a dialog opens, and live: an open dialog hides from assistive technology what is neither. */}
      <div aria-live="off">{hasToasts && <ToastList />}</div>
    </>
  );
}
