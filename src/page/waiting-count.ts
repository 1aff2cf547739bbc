import { createPageState } from './page-state.ts';

/** How many things wait on this device to be sent: of the signed-in person, or of anybody once there is none. Set by src/app/count-waiting.ts. */
export const waitingCount = createPageState(0);
