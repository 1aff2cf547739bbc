import { useSyncExternalStore } from 'react';

function eachTick(listener: () => void): () => void {
  const timer = setInterval(listener, 250);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** The whole seconds that remain until an instant of this device's clock, counted down; none without one. */
export const useSecondsLeft = (until: number | undefined): number =>
  useSyncExternalStore(until === undefined ? never : eachTick, () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
