declare global {
  interface Window {
    /** Of index.html, where it is called before anything else: what a home screen, a tab or a bookmark takes from the page. */
    showDiscretion?: (isDiscreet: boolean) => void;
  }
}

const keptSeconds = 400 * 24 * 3600;

/**
 * This device goes by what the person who last signed in on it has chosen. In a cookie, which outlives a sign-out, as the
 * local storage does not: an app that was installed under its discreet name keeps it.
 */
export function showDiscretion(isDiscreet: boolean): void {
  document.cookie = `discreet=1; path=/; samesite=lax; max-age=${isDiscreet ? keptSeconds : 0}${location.protocol === 'https:' ? '; secure' : ''}`;
  window.showDiscretion?.(isDiscreet);
}
