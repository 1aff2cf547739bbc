import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/locale.ts';
import type { ApiClient } from '#src/device/api-client.ts';

/** What every route's loader and head receive: the router's context. */
export interface PageContext {
  locale: Locale;
  /** Without a trailing slash: `https://accalmie.tn`. */
  siteUrl: string;
  apiClient: ApiClient;
  queryClient: QueryClient;
}
