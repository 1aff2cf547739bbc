import { createElement } from 'react';
import { countReading } from '#contract/blogs/blogs.endpoints.ts';
import { pathWithoutLocale } from '#contract/locale.ts';
import { isAppleMobile, isInstalledApp } from '#src/page/display-mode.ts';
import { installPrompt } from '#src/page/install-prompt.ts';
import { keepLastPage, readLastPage } from '#src/page/last-page.ts';
import { storedAuthID } from '#src/session/stored-session.ts';
import { hasConsented } from './consent.ts';
import { installAnswerKey } from './install-answer.ts';
import { framePart } from './frame-part.ts';
import { offer } from './offer.ts';
import type { createAppRouter } from './router.tsx';

const articlesReadKey = 'articles-read';

const InstallOffer = framePart(async () => (await import('./InstallOffer.tsx')).InstallOffer);
const ResumeOffer = framePart(async () => (await import('./ResumeOffer.tsx')).ResumeOffer);

const shownPath = () => pathWithoutLocale(location.pathname);
const isArticle = () => shownPath().startsWith('/blogs/');
const articlesRead = () => Number(localStorage.getItem(articlesReadKey) ?? 0);

/** After the second article was read to its end, or on the page of one's own reservations. */
function isMomentToInstall(): boolean {
  const isOffered = installPrompt.get() !== undefined || isAppleMobile();
  if (!isOffered || isInstalledApp() || !hasConsented() || localStorage.getItem(installAnswerKey)) return false;
  return (isArticle() && articlesRead() >= 2) || (shownPath() === '/reservations' && storedAuthID() !== null);
}

const offerInstall = () => isMomentToInstall() && offer.set(createElement(InstallOffer));

function watchArticleEnds(): () => void {
  const read = new Set<string>();
  const ends = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting) || read.has(shownPath()) || !hasConsented()) return;
    read.add(shownPath());
    localStorage.setItem(articlesReadKey, String(articlesRead() + 1));
    offerInstall();
  });
  return () => {
    ends.disconnect();
    const end = isArticle() && document.getElementById('not-a-consultation');
    if (end) ends.observe(end);
  };
}

/** An article that has been in view for so long was read. */
const readingSeconds = 20;

/** Counts each article once while this page is open, without a word of who reads; what is not counted nobody misses. */
function countReadings(router: ReturnType<typeof createAppRouter>): () => void {
  const { apiClient } = router.options.context;
  const counted = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    clearInterval(timer);
    const slug = isArticle() ? shownPath().slice('/blogs/'.length) : '';
    if (slug === '' || counted.has(slug)) return;
    let seconds = 0;
    timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || document.body.hidden) return;
      seconds += 1;
      if (seconds < readingSeconds) return;
      clearInterval(timer);
      counted.add(slug);
      void apiClient.call(countReading, { parameters: { slug } }).catch(() => undefined);
    }, 1000);
  };
}

/** The article in view when the page is left for good or for a moment; a page covered by a quick exit is none. */
function noteArticle(): void {
  if (document.visibilityState !== 'hidden' || document.body.hidden || !isArticle() || !hasConsented()) return;
  keepLastPage({ path: location.pathname, title: document.querySelector('h1')?.textContent ?? '', at: Date.now() });
}

/** Follows what is read, for the two offers of the frame (to install the site, to go on reading in the installed one) and for each article's counter. */
export function followVisits(router: ReturnType<typeof createAppRouter>): void {
  const watchArticleEnd = watchArticleEnds();
  const startReading = countReadings(router);
  const look = () => {
    watchArticleEnd();
    startReading();
    if (!isArticle()) offerInstall();
  };
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    // The first page may be rendered after its offer was made: nobody has gone anywhere yet.
    if (fromLocation && hrefChanged) offer.set(undefined);
    look();
  });
  installPrompt.subscribe(offerInstall);
  document.addEventListener('visibilitychange', noteArticle);
  look();
  if (isInstalledApp() && shownPath() === '/' && readLastPage(Date.now())) offer.set(createElement(ResumeOffer));
}
