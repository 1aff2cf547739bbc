import { useEffect, useState } from 'react';

/** A value once it has not changed for so long: what is being typed is not asked for letter by letter. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);

  // Time is what it waits for.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled;
}
