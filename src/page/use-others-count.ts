import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { outbox } from './outbox.ts';

/** How many things of anyone but this person wait on this device: of anyone at all where none is named. */
export function useOthersCount(authID: string | undefined): number | undefined {
  const [count, setCount] = useState<number>();

  // The database is outside React.
  useEffect(() => {
    const watch = liveQuery(() => outbox.countWaitingOfOthers(authID)).subscribe(setCount);
    return () => watch.unsubscribe();
  }, [authID]);

  return count;
}
