import { createPageState } from '#src/page/page-state.ts';

/** The item of the thread that was written just now: the list of one's own says what becomes of it. */
export const justKept = createPageState<string | undefined>(undefined);
