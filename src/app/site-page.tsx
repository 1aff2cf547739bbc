import { notFound } from '@tanstack/react-router';
import { pathWithoutLocale, type Locale } from '#contract/locale.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { noteReachable } from '#src/page/connectivity.ts';
import type { LoadContext, PageDefinition } from '#src/page/define-page.ts';
import { messagesOf } from '#src/page/messages.ts';
import type { Namespace } from '#src/page/namespaces.ts';
import { hasNewerBuild, OutdatedSite } from '#src/page/newer-build.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { headTags, type PageHead } from '#src/page/page-head.ts';
import { lazyComponent } from './lazy-component.tsx';

export type AnyPage = PageDefinition<object, object, unknown>;

const publicPages = import.meta.glob<AnyPage>('../features/{home,blogs,therapist,threads,help-line,legal,not-found}/*Page.tsx', {
  import: 'page',
});

/** Where the file of a page that no visitor opens is found, and the catalogues that it needs. */
const privateTableOf = (name: string) => (name.startsWith('practice') ? import('./practice-pages.ts') : import('./private-pages.ts'));

/**
 * A page's files come over the same network as its data: not getting them is told alike, unless the server has another build.
 * To the namespaces are added those that the page's table names.
 */
async function loadFiles(name: string, locale: Locale, namespaces: Set<Namespace>): Promise<AnyPage> {
  try {
    const file = `../features/${name}.tsx`;
    const table = publicPages[file] ? undefined : await privateTableOf(name);
    for (const namespace of table?.namespacesOf(name) ?? []) namespaces.add(namespace);
    const load = publicPages[file] ?? table?.pages[file];
    if (!load) throw new Error(`There is no page ${file}`);
    const [page] = await Promise.all([load(), loadMessages(locale, [...namespaces])]);
    return page;
  } catch (cause) {
    if (import.meta.env.SSR) throw cause;
    if (await hasNewerBuild()) throw new OutdatedSite('A file of this page is gone', { cause });
    noteReachable(false);
    throw new NetworkFailure(cause);
  }
}

interface LoaderArguments {
  context: PageContext;
  params: object;
  deps: { search: object };
}

interface HeadArguments {
  match: { context: PageContext; params: object; loaderDeps: { search: object }; pathname: string };
}

export interface PageOptions {
  /** The catalogues it needs beside its feature's own. */
  messages?: readonly Namespace[];
  /** What the server draws of it that the browser loads later, from src/features: `booking/BookingForm`. */
  draws?: readonly string[];
  /** What a page that everyone gets alike reads of the query: with whatever else, it is the same page. */
  reads?: readonly string[];
  /** Served as an empty shell that only the person's own browser fills, and hidden from search engines. */
  isPrivate?: boolean;
}

/** Makes `page('/blogs/$slug', 'blogs/BlogPage')`: the route options of a page of src/features, in one language. */
export function pagesIn(locale: Locale) {
  return <const Path extends string>(
    path: Path,
    name: string,
    { messages = [], draws = [], reads = [], isPrivate = false }: PageOptions = {},
  ) => {
    const namespaces = new Set([name.split('/')[0] as Namespace, ...messages]);
    const loadPage = () => loadFiles(name, locale, namespaces);
    const component = lazyComponent(loadPage);

    async function load(context: LoadContext): Promise<unknown> {
      const page = await loadPage();
      try {
        return await page.load?.(context);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) throw notFound();
        throw error;
      }
    }

    // Answers nothing: the data travels once, in the query cache.
    const loader = async ({ context, params, deps }: LoaderArguments) => {
      await load({ ...context, params, search: deps.search });
    };

    async function headOf(context: LoadContext): Promise<PageHead> {
      try {
        const page = await loadPage();
        // The queries are in the cache by now, so loading again only reads them.
        const data = isPrivate ? undefined : await load(context);
        return page.head?.({ ...context, data }) ?? { title: '' };
      } catch {
        // The page itself shows what failed.
        return { title: messagesOf(locale, 'app')('failureTitle'), isHiddenFromSearch: true };
      }
    }

    const head = async ({ match }: HeadArguments) => {
      const context = { ...match.context, params: match.params, search: match.loaderDeps.search };
      const told = await headOf(context);
      return headTags(
        { ...told, ...(isPrivate ? { isHiddenFromSearch: true } : {}) },
        { ...context, path: pathWithoutLocale(match.pathname) },
      );
    };

    return {
      path,
      component,
      ...(isPrivate ? { ssr: false as const } : {}),
      // Asked for when a page is rendered: the server's alone.
      ...(import.meta.env.SSR
        ? {
            staticData: {
              pageFile: `src/features/${name}.tsx`,
              drawnFiles: draws.map((part) => `src/features/${part}.tsx`),
              namespaces,
              isPrivate,
              ...(isPrivate ? {} : { reads }),
            },
          }
        : {}),
      // The router takes a page for the one that the server has rendered by these.
      loaderDeps: (({ search }: { search: Record<string, unknown> }) => ({
        search: isPrivate ? search : Object.fromEntries(reads.map((name) => [name, search[name]])),
      })) as unknown as () => object,
      // Without their parameters: the router would take a route's params and id from them, not from its path.
      loader: loader as unknown as () => Promise<void>,
      head: head as unknown as () => ReturnType<typeof head>,
    };
  };
}
