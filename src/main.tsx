import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeOfPath } from '#contract/locale.ts';
import { afterFirstPaint } from './app/after-first-paint.ts';
import { focusContentAfterNavigation } from './app/focus-content.ts';
import { lendNonce } from './app/lend-nonce.ts';
import { createPageApiClient } from './app/page-api-client.ts';
import { registerWorker } from './app/register-worker.ts';
import { createAppRouter } from './app/router.tsx';
import { loadMessages } from './page/catalogues.ts';
import { createQueryClient } from './page/query-client.ts';
import { startSession } from './session/start-session.ts';
import './app/styles.ts';

const locale = localeOfPath(location.pathname);
document.documentElement.lang = locale;

lendNonce();
const apiClient = createPageApiClient(locale);
const queryClient = createQueryClient();
const router = createAppRouter({ locale, siteUrl: location.origin, apiClient, queryClient });
const root = document.getElementById('root')!;

if ('$_TSR' in window) {
  hydrateRoot(root, <RouterClient router={router} />);
} else {
  // The worker answers a navigation with the empty shell when nothing better is stored.
  await loadMessages(locale, ['app']);
  createRoot(root).render(<RouterProvider router={router} />);
}

focusContentAfterNavigation(router);
afterFirstPaint(() => void startSession(apiClient, queryClient));
afterFirstPaint(() => void registerWorker());
