import * as z from 'zod';

/** Where a provider answers, without a slash at the end: a setting, so that tests bring a local one. */
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
// Without spaces, so that a pasted sentence is told; never repeated when it is.
export const key = z.string().regex(/^\S+$/, 'a key, without spaces');

type Given = Readonly<Record<string, unknown>>;

/** A sentence on keys that are of no use without each other; null when all or none are given. */
export function missingAmong(given: Given, names: readonly string[]): string | null {
  const missing = names.find((name) => given[name] === undefined);
  const there = names.find((name) => given[name] !== undefined);
  return missing !== undefined && there !== undefined ? `${missing} is missing: ${there} is of no use without it.` : null;
}

/** A sentence on an address that production refuses; null when all are https. */
export function openAddressAmong(given: Given, names: readonly string[], what: string): string | null {
  const open = names.find((name) => name.endsWith('_URL') && String(given[name]).startsWith('http:'));
  return open === undefined ? null : `${open} is not an https address, which production refuses: ${what} go there.`;
}
