import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { localeOfPath, locales } from '#contract/locale.ts';
import { untilMidnight } from '#contract/today-in.ts';
import { createApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { HeadTagList, headOf } from './app/DocumentHead.tsx';
import { createAppRouter } from './app/router.tsx';
import { shownPage } from './app/shown-page.ts';
import './app/styles.ts';
import { draw } from '#contract/art/draw.ts';
import { chooseCatalogueLoader, loadMessages } from './page/catalogues.ts';
import { createQueryClient } from './page/query-client.ts';
import { chooseEngine } from './page/translate.ts';
import { createDocumentWriter } from './rendering/document.ts';
import { loadCatalogueModule } from './rendering/catalogue-modules.ts';
import { hydrationScripts, structuredDataTags } from './rendering/hydration-scripts.ts';
import { i18nextEngine } from './rendering/i18next-engine.ts';
import { createAssetFinder } from './rendering/page-assets.ts';
import type { PageRenderer, PageRendererOptions, RenderedPage } from './rendering/page-renderer.ts';
import { urlReader } from './rendering/url-reader.ts';
import { withWrittenWords } from './rendering/written-words.ts';
import { provideDrawing } from './ui/art/server-drawing.ts';

chooseEngine(i18nextEngine);
provideDrawing(draw);
chooseCatalogueLoader(loadCatalogueModule);
await Promise.all(locales.map((locale) => loadMessages(locale, ['app', 'not-found'])));

// The router writes its base path with a slash, and would answer /en by a redirect to /en/.
const withBaseSlash = (url: string) => url.replace(/^\/en(?=$|\?)/, '/en/');

export { hashesOfBuilt } from './rendering/inline-parts.ts';

// A refusal (not found, not allowed) would be the same again.
const isTrouble = (error: unknown) => error !== null && !(error instanceof ApiProblem && error.status < 500);

/** The table in which the browser looks up a private page: as in app/site-page.tsx. */
const tableOf = (pageFile = '') => `src/app/${pageFile.includes('/practice-') ? 'practice' : 'private'}-pages.ts`;
const signInFiles = ['src/app/load-modal.ts', 'src/session/SignInModal.tsx'];
const asksToSignIn = (pageFile = '') => !/\/(mail-links|social-sign-in|card-payments|VerifyReceipt|WriteThread)/.test(pageFile);

/** Renders pages for a visitor, from the built client and the API in the same process. */
export function createPageRenderer({ clientDirectory, call, siteUrl, onError }: PageRendererOptions): PageRenderer {
  const assetsOf = createAssetFinder(clientDirectory);
  const writeDocument = createDocumentWriter(clientDirectory);

  function routerAt(url: string, wordsWritten?: () => Record<string, string>) {
    const locale = localeOfPath(new URL(url, siteUrl).pathname);
    const queryClient = createQueryClient();
    const apiClient = createApiClient({ locale, transport: call });
    const context = { locale, siteUrl, apiClient, queryClient };
    const history = createMemoryHistory({ initialEntries: [withBaseSlash(url)] });
    return { locale, queryClient, router: createAppRouter(context, history, wordsWritten) };
  }

  const render = async (url: string, wordsWritten: () => Record<string, string>): Promise<RenderedPage> => {
    const { locale, queryClient, router } = routerAt(url, wordsWritten);
    attachRouterServerSsrUtils({ router, manifest: undefined });
    try {
      await router.load();
      const result = router._serverResult;
      if (result?.type === 'redirect') {
        const redirect = result.redirect.headers.get('location') ?? '/';
        const empty = { html: '', inline: { scripts: [], styles: [] } };
        return { status: result.redirect.status, isWhole: true, standsUntil: untilMidnight(wordsWritten()), ...empty, redirect };
      }
      let isDrawn = true;
      const stream = await renderToReadableStream(<RouterProvider router={router} />, {
        // Large parts would otherwise come last, in a template moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          isDrawn = false;
          onError?.(error);
        },
      });
      await stream.allReady;
      const body = await new Response(stream).text();
      // Once it is drawn: what it says is handed over with it.
      await router.serverSsr?.dehydrate();
      const matches = router.state.matches;
      const status = result?.type === 'render' ? result.status : 200;
      const { pageFile, drawnFiles, isPrivate } = shownPage(matches);
      const sources = ['index.html', ...(pageFile ? [pageFile] : [])];
      const head = headOf(matches);
      const document = writeDocument({
        locale,
        head: renderToStaticMarkup(<HeadTagList {...head} />) + structuredDataTags(matches),
        body,
        hydration: hydrationScripts(router),
        isDrawn: !isPrivate,
        assets: isPrivate
          ? assetsOf([...sources, tableOf(pageFile)], drawnFiles, asksToSignIn(pageFile) ? signInFiles : [])
          : assetsOf(sources, drawnFiles),
      });
      const isAnswered = !queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => isTrouble(state.error));
      return { status, isWhole: isDrawn && isAnswered, standsUntil: untilMidnight(wordsWritten()), ...document };
    } finally {
      router.serverSsr?.cleanup();
      queryClient.clear();
    }
  };
  return { render: (url) => withWrittenWords((written) => render(url, written)), urlAsRead: urlReader(routerAt('/').router) };
}
