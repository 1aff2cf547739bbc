/** A number that changes hands must not stay on the page for long: each is called again within this time. */
const verifiedDays = 180;

/** The numbers that nobody has called for too long as of `now`, or ever. */
export function numbersToVerify<N extends { readonly verifiedAt: string }>(numbers: readonly N[], now: Date): N[] {
  const oldest = now.getTime() - verifiedDays * 86_400_000;
  return numbers.filter(({ verifiedAt }) => verifiedAt === '' || Date.parse(`${verifiedAt}T00:00:00Z`) < oldest);
}
