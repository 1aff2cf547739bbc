/** A text of an address's search, trimmed; the router reads `q=2024` as a number. */
export const addressText = (value: unknown, maxLength = 100): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : '';

const deepestPage = 500;

/** The page number of an address's search; what makes no sense is the first. */
export function addressPage(value: unknown): number {
  const page = Number(addressText(value));
  return Number.isInteger(page) && page > 0 && page <= deepestPage ? page : 1;
}
