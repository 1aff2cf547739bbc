import { useQuery } from '@tanstack/react-query';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import type { HelpLine } from '#contract/practice/help-line.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import type { LoadContext } from '#src/page/define-page.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

const helpLineQuery = (apiClient: ApiClient) => endpointQuery(apiClient, readHelpLine);

/** Of a file of its own: a page that came with the practice's list needs no other. */
async function loadBuiltIn(): Promise<HelpLine> {
  try {
    const { builtInNumbers } = await import('#contract/help-line/built-in-numbers.ts');
    return { numbers: [...builtInNumbers], editedAt: null };
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}

/**
 * The practice's list, from the server that renders the page. Where there is none yet the built-in one, at once: in the
 * browser nobody in danger waits for an answer to be shown a number. It is out of date from the start, so asked for anew.
 */
export async function loadHelpNumbers({ apiClient, queryClient }: LoadContext): Promise<void> {
  const query = helpLineQuery(apiClient);
  if (import.meta.env.SSR) await queryClient.prefetchQuery(query);
  if (!queryClient.getQueryData(query.queryKey)) queryClient.setQueryData(query.queryKey, await loadBuiltIn(), { updatedAt: 1 });
}

/** What the page shows: when the practice changed it, null while it is the built-in list. */
export function useHelpNumbers(): HelpLine {
  const { data } = useQuery(helpLineQuery(useApiClient()));
  return data ?? { numbers: [], editedAt: null };
}
