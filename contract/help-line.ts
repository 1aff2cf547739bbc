export type HelpNumberGroup = 'emergency' | 'listening' | 'abroad';

/** The day the practice last called each of them, in its own zone (yyyy-MM-dd). */
const verifiedAt = '2026-11-15';

/**
 * The numbers of the help line, in the order they are shown. They stand in the code, not in the database: the page must
 * open when nothing else does. Names, and who answers and when, are in its catalogues under the same ids.
 */
export const helpNumbers = [
  { id: 'samu', number: '190', tel: '190', group: 'emergency', verifiedAt },
  { id: 'police', number: '197', tel: '197', group: 'emergency', verifiedAt },
  { id: 'civilProtection', number: '198', tel: '198', group: 'emergency', verifiedAt },
  { id: 'nationalGuard', number: '193', tel: '193', group: 'emergency', verifiedAt },
  { id: 'violenceWomen', number: '1899', tel: '1899', group: 'listening', verifiedAt },
  { id: 'familyChildren', number: '1809', tel: '1809', group: 'listening', verifiedAt },
  // No +216 before it: this range is toll-free inside Tunisia and is not reached from abroad.
  { id: 'listening', number: '80 105 050', tel: '80105050', group: 'listening', verifiedAt },
  { id: 'abroad112', number: '112', tel: '112', group: 'abroad', verifiedAt },
  { id: 'france3114', number: '3114', tel: '3114', group: 'abroad', verifiedAt },
] as const satisfies readonly { id: string; number: string; tel: string; group: HelpNumberGroup; verifiedAt: string }[];

export type HelpNumber = (typeof helpNumbers)[number];

/** A number that changes hands must not stay on the page for long: each is called again within this time. */
const verifiedDays = 180;

/** The numbers that nobody has called for too long, as of `now`. */
export function numbersToVerify(now: Date): readonly HelpNumber[] {
  const oldest = now.getTime() - verifiedDays * 86_400_000;
  return helpNumbers.filter((each) => Date.parse(`${each.verifiedAt}T00:00:00Z`) < oldest);
}
