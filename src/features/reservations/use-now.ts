import { useEffect, useState } from 'react';

/** The present, kept up to date while the page is open: deadlines pass without anything being pressed. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());

  // Time passes outside React; a phone that was asleep catches up when its page is looked at again.
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);

  return now;
}
