/** The SAMU: what a page calls when it knows nothing of the practice's own list, without any network. */
export const builtInEmergencyNumber = '190';

/** The number that stands out, and that sentences name: the first of the emergency card. */
export function emergencyNumberOf(numbers: readonly { group: string; number: string }[]): string {
  return numbers.find(({ group }) => group === 'emergency')?.number ?? builtInEmergencyNumber;
}
