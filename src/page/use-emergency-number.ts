import { useQuery } from '@tanstack/react-query';
import { builtInEmergencyNumber } from '#contract/help-line/emergency-number.ts';
import { practiceQueries } from './practice.queries.ts';
import { useApiClient } from './use-api-client.ts';

/** Whom to call in danger, as the practice says, or as every build knows while nothing is known of the practice. */
export function useEmergencyNumber(): string {
  const { data: practice } = useQuery(practiceQueries.practice(useApiClient()));
  // An answer that an earlier build has kept does not have it.
  return practice?.emergencyNumber || builtInEmergencyNumber;
}
