import { pathWithoutLocale } from '#contract/locale.ts';

const key = 'social-sign-in-return';

/** The page that whoever prefers another way than a provider is led to, for it opens the sign-in by itself: not where they were. */
const isWayIn = () => pathWithoutLocale(location.pathname) === '/profile';

/** Notes where the person is, for this tab: a provider's dialog takes the whole page away. */
export function keepReturnPath(): void {
  if (isWayIn() && readReturnPath() !== undefined) return;
  sessionStorage.setItem(key, location.pathname + location.search + location.hash);
}

/** Where they were, as a path of this site; undefined when nothing was noted. */
export function readReturnPath(): string | undefined {
  const kept = sessionStorage.getItem(key);
  return kept !== null && /^\/(?!\/)/.test(kept) ? kept : undefined;
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}

/** Where a sign-in without a provider goes on; undefined when they are there. What was noted is forgotten. */
export function takeReturnPath(): string | undefined {
  const kept = isWayIn() ? readReturnPath() : undefined;
  forgetReturnPath();
  return kept === location.pathname ? undefined : kept;
}
