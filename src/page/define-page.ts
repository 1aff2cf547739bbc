import type { ComponentType } from 'react';
import type { PageContext } from './page-context.ts';
import type { PageHead } from './page-head.ts';

/** What a page's `load` receives: the router's context and what the address says. */
export interface LoadContext<Params = object, Search = object> extends PageContext {
  params: Params;
  search: Search;
}

export interface PageDefinition<Params, Search, Data> {
  component: ComponentType;
  /** Brings the page's queries into the cache; the component then reads them with useSuspenseQuery. */
  load?: (context: LoadContext<Params, Search>) => Promise<Data>;
  /** `data` is what `load` answered. */
  head?: (context: LoadContext<Params, Search> & { data: Data }) => PageHead;
}

/** Declares a page: the export named `page` of every `<Name>Page.tsx`. */
export function definePage<Params = object, Search = object, Data = undefined>(
  page: PageDefinition<Params, Search, Data>,
): PageDefinition<Params, Search, Data> {
  return page;
}
