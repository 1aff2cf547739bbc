import { createPageState } from '#src/page/page-state.ts';

/** Puts a waiting version of the site in place, on the person's word; undefined while none waits. */
export const newVersion = createPageState<{ apply: () => void } | undefined>(undefined);
