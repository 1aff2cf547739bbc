import { useEffect, useState } from 'react';

/** Whether an instant, in milliseconds since 1970, is over; renders again when it comes. */
export function useIsPast(instant: number): boolean {
  const [now, setNow] = useState(Date.now);
  const isPast = instant <= now;

  useEffect(() => {
    if (isPast) return undefined;
    const timer = setTimeout(() => setNow(instant), Math.max(instant - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [instant, isPast]);

  return isPast;
}
