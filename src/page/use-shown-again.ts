import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is looked at again: another tab or program was in front, or the browser went back to it as it was left. */
export function useShownAgain(onShown: () => void): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal });
    return () => leaving.abort();
  }, []);
}
