import { useQuery } from '@tanstack/react-query';
import { builtInEmergencyNumber } from '#contract/help-line/emergency-number.ts';
import { practiceQueries } from './practice.queries.ts';
import { useApiClient } from './use-api-client.ts';

/** The help line's numbers and the practice's own, or the one that every build knows while nothing is known of the practice. */
export function useNumbersToCall(): readonly string[] {
  const practice = useQuery(practiceQueries.practice(useApiClient())).data;
  // An answer that an earlier build has kept does not have them.
  const { helpNumbers = [builtInEmergencyNumber], phone }: Partial<typeof practice> = practice ?? {};
  return phone ? [...helpNumbers, phone] : helpNumbers;
}
