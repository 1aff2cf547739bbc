import { useQuery } from '@tanstack/react-query';
import { readCrisisPhrases } from '#contract/threads/crisis-phrases.endpoints.ts';
import { holdsCrisisWord } from '#contract/threads/crisis-words.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/**
 * Whether a text holds a word of distress: on this device, nothing of it is sent. The built-in list holds at once, the
 * practice's own phrases once they are known, which the worker keeps for a lost network.
 */
export function useCrisisCheck(): (text: string) => boolean {
  const { data } = useQuery(endpointQuery(useApiClient(), readCrisisPhrases));
  return (text) => holdsCrisisWord(text, data?.items);
}
