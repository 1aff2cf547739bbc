import { dehydrate, hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Locale } from '#contract/locale.ts';
import { takeWords } from '#contract/words-at-hand.ts';
import { loadedCatalogues, registerCatalogue, type Catalogue } from '#src/page/catalogues.ts';
import type { Namespace } from '#src/page/namespaces.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { PageFailure } from './PageFailure.tsx';
import { PendingPage } from './PendingPage.tsx';
import { namespacesOf } from './shown-page.ts';
import { createSiteMap } from './site-map.tsx';

const siteMaps: Partial<Record<Locale, ReturnType<typeof createSiteMap>>> = {};

/** Made once in a language. */
export const siteMapIn = (locale: Locale): ReturnType<typeof createSiteMap> => (siteMaps[locale] ??= createSiteMap(locale));

/** What the server hands over: the answers it has read, the messages of the page it rendered, and its dates and amounts in words. */
interface Handover {
  queries: DehydratedState;
  words: Readonly<Record<string, string>>;
  messages: Partial<Record<Namespace, Catalogue>>;
}

declare global {
  interface Window {
    /** Whether the server has drawn the page that is open: src/rendering/document.ts. */
    isDrawn?: boolean;
  }
}

/**
 * Whether the router brings a page to where it was left, or to its top. The first, where it was drawn, may have been read while its
 * scripts were on their way: it stays where its reader is.
 */
function mayScroll(): boolean {
  const stays = window.isDrawn && scrollY > 0;
  window.isDrawn = false;
  // For the way back to it: the router remembers the place of what has scrolled before its eyes.
  if (stays) document.dispatchEvent(new Event('scroll'));
  return !stays;
}

/** One router per language, so that links are written without a prefix. */
export function createAppRouter(context: PageContext, history?: RouterHistory, wordsWritten?: () => Handover['words']) {
  const { locale, queryClient } = context;
  const router = createRouter({
    routeTree: siteMapIn(locale),
    basepath: locale === 'en' ? '/en' : '/',
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: PageFailure,
    // The server's half of it is an inline script that our policy does not name, for pages that scroll before they hydrate.
    scrollRestoration: !import.meta.env.SSR && mayScroll,
    // As one text: it parses faster than the same data as a script.
    dehydrate: (): { handover: string } => {
      // The server's alone: the browser is spared the code.
      if (!import.meta.env.SSR) return { handover: '' };
      const messages = loadedCatalogues(locale, namespacesOf(router.state.matches));
      return { handover: JSON.stringify({ queries: dehydrate(queryClient), messages, words: wordsWritten?.() ?? {} } satisfies Handover) };
    },
    hydrate: ({ handover }: { handover: string }) => {
      const { queries, messages, words } = JSON.parse(handover) as Handover;
      for (const [name, catalogue] of Object.entries(messages)) registerCatalogue(locale, name as Namespace, catalogue);
      takeWords(words);
      hydrate(queryClient, queries);
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's file from the root of the repository: the server finds its scripts and styles by it. */
    pageFile?: string;
    /** Parts of it that the server draws and whose scripts come later: their styles are needed from the start. */
    drawnFiles?: readonly string[];
    namespaces?: Iterable<Namespace>;
    isPrivate?: boolean;
    /** What it reads of the query; absent: it may read all of it. */
    reads?: readonly string[];
  }
}
