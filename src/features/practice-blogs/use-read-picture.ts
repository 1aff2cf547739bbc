import { useQueryClient } from '@tanstack/react-query';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import { pictureKey } from '#contract/blogs/text-pictures.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Gives what reads the bytes of a picture by its address: until an article is saved, its new pictures are their owner's alone. */
export function useReadPicture() {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return (address: string): Promise<Blob> =>
    queryClient.fetchQuery({
      ...endpointQuery(apiClient, readFile, { parameters: { key: pictureKey(address) }, query: { w: 640 } }),
      // The bytes of a key never change.
      staleTime: Infinity,
      retry: false,
    });
}
