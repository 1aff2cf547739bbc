import { useEffect, useState } from 'react';
import { keepTickedSteps, readTickedSteps } from './proof-draft.ts';

/** Which steps of the way to the post office are done, by the person's own ticks: kept on this device until the proof is with the practice. */
export function useTickedSteps(authID: string, reservationId: string) {
  const [ticked, setTicked] = useState<readonly string[]>();

  // They lie in the device's database, which no query reads. What was ticked since goes before.
  useEffect(() => {
    readTickedSteps(authID, reservationId).then(
      (kept) => setTicked((now) => now ?? kept),
      () => undefined,
    );
  }, [authID, reservationId]);

  function tick(step: string, isDone: boolean): void {
    const next = [...(ticked ?? []).filter((each) => each !== step), ...(isDone ? [step] : [])];
    setTicked(next);
    // Storage may be refused: they last as long as the page.
    void keepTickedSteps(authID, reservationId, next).catch(() => undefined);
  }

  return [ticked ?? [], tick] as const;
}
