import { createPageState } from './page-state.ts';

/** True after a request got no answer, until one does. `navigator.onLine` alone is wrong behind a dead access point. */
export const isOffline = createPageState(false);

export function noteReachable(isReachable: boolean): void {
  if (isOffline.get() === isReachable) isOffline.set(!isReachable);
}
