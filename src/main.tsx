import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeOfPath } from '#contract/locale.ts';
import { afterFirstPaint } from './app/after-first-paint.ts';
import { onceConsented } from './app/consent.ts';
import { focusContentAfterNavigation } from './app/focus-content.ts';
import { followOutbox } from './app/follow-outbox.ts';
import { createPageApiClient } from './app/page-api-client.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter, siteMapIn } from './app/router.tsx';
import { watchTyping } from './app/typed-text.ts';
import { loadMessages } from './page/catalogues.ts';
import { holdInstallPrompt } from './page/install-prompt.ts';
import { createQueryClient } from './page/query-client.ts';
import { tellSlowWork } from './page/tell-slow-work.ts';
import { startSession } from './session/start-session.ts';
import './app/styles.ts';

declare global {
  interface Window {
    /** Of index.html. */
    nextTask: () => Promise<unknown>;
  }
}

const locale = localeOfPath(location.pathname);
document.documentElement.lang = locale;

holdInstallPrompt();
watchTyping();
const apiClient = createPageApiClient(locale);
const queryClient = createQueryClient();
const context = { locale, siteUrl: location.origin, apiClient, queryClient };

function draw(router: ReturnType<typeof createAppRouter>): void {
  const root = document.getElementById('root')!;
  if ('$_TSR' in window) {
    // In slices: what is pressed meanwhile comes first.
    startTransition(() => void hydrateRoot(root, <RouterClient router={router} />));
    return;
  }
  // The worker answers a navigation with the empty shell when nothing better is stored.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
  // In the language of the page; discreet or not, it stays as it is.
  manifest.href = manifest.href.replace(/-..\./, `-${locale}.`);
  void loadMessages(locale, ['app']).then(() => createRoot(root).render(<RouterProvider router={router} />));
}

// Not awaited at the top of the module, where the bundler would leave crumbs of files unmerged.
void (async () => {
  siteMapIn(locale);
  await window.nextTask();
  const router = createAppRouter(context);
  focusContentAfterNavigation(router);
  followOutbox();
  tellSlowWork(queryClient, locale);
  const rendered = new Promise<unknown>((resolve) => void router.subscribe('onRendered', resolve));
  afterFirstPaint(() => void startSession(apiClient, queryClient));
  afterFirstPaint(() => void registerWorker(context, rendered));
  // What someone reads here is nobody's business: without their yes, nothing of it is noted.
  afterFirstPaint(() => onceConsented(() => void import('./app/follow-visits.ts').then(({ followVisits }) => followVisits(router))));
  await window.nextTask();
  draw(router);
})();
