import type { Sent } from '#src/page/keep-or-send.ts';
import { createPageState } from '#src/page/page-state.ts';

/** The thread that was sent just now: the list of one's own says what becomes of it. */
export const justSent = createPageState<Sent | undefined>(undefined);
