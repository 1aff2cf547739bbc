import { createPageState } from './page-state.ts';

/** How many things of the signed-in person wait on this device to be sent. Set by src/app/count-waiting.ts. */
export const waitingCount = createPageState(0);
