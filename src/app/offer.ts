import type { ReactNode } from 'react';
import { createPageState } from '#src/page/page-state.ts';

/** What the frame offers at a good moment, if anything: to install the site, or to go on reading. */
export const offer = createPageState<ReactNode>(undefined);
