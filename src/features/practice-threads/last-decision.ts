import { atom } from 'jotai';

export interface LastDecision {
  readonly slug: string;
  readonly commentId: string | null;
  /** What the person is told of it: a name in the catalogue. */
  readonly told: 'published' | 'withheld' | 'withheldThread' | 'leftPublic';
  /** Until when it can be undone, in milliseconds by this device's clock. */
  readonly until: number;
}

// Both outlive the page's components: thirty seconds are short, and looking at another page must not cost them.
export const lastDecisionAtom = atom<LastDecision>();

/** The text that was brought back a moment ago, by the id of its comment or the slug of its thread: the focus goes there. */
export const restoredTextAtom = atom<string>();
