import { useEffect, useRef, useState } from 'react';
import { shownModal } from './modals.ts';
import { handovers } from './session.ts';

/** At which handover a private page was shown last; undefined while none is. */
let shownAt: number | undefined;

interface SignInPrompt {
  /** It is certain that nobody is signed in here. */
  isVisitor: boolean;
  isSignedIn: boolean;
  ask: () => void;
}

/**
 * SPEC 6: a private page opens the sign-in modal itself, once. Who has been signed in here and has left is not asked
 * back, and who is being told why their account is closed reads that first. Whom the server does not know any more has
 * not left.
 */
export function useSignInPrompt({ isVisitor, isSignedIn, ask }: SignInPrompt): void {
  // Where the person has left in another tab, the page begins anew under the same address: it has asked before.
  const [isBegunAnew] = useState(() => shownAt !== undefined && shownAt !== handovers.get());
  const hasAsked = useRef(isBegunAnew);

  useEffect(() => {
    if (isVisitor && !hasAsked.current && shownModal.get() === undefined) ask();
    if (isVisitor || isSignedIn) hasAsked.current = true;
  });

  // Outlives this component, for the one that takes its place.
  useEffect(() => {
    shownAt = handovers.get();
    return () => void (shownAt = undefined);
  }, []);
}
