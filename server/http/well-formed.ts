/** Deeper than any body of the contract: what lies below is refused by its schema. */
const deepest = 32;

/**
 * A body whose text holds no half of a character: JSON can spell one (`"\\ud800"`), no database keeps it. It becomes
 * the sign for an unknown character, as browsers make it of text that they send.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');
  if (value === null || typeof value !== 'object' || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((each) => wellFormed(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wellFormed(each, depth + 1)]));
}
