const key = 'social-sign-in-return';

/** Notes where the person is, for this tab: a provider's dialog takes the whole page away. */
export function keepReturnPath(): void {
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
