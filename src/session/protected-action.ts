import type { ApiProblem } from '#src/device/problems.ts';
import { openModal, shownModal, type RequiredName } from './modals.ts';
import { isResuming, isSessionKnown, lastPersonHere, session } from './session.ts';

export interface Protection {
  /** The account must be complete: a saved phone number. */
  needsActivated?: boolean;
  /** Names the profile must hold. */
  requiredAttributes?: readonly RequiredName[];
}

type Detour = { modal: 'signIn' } | { modal: 'completeAccount'; required: readonly RequiredName[] };

/** What must be done before the action, as far as this page knows. */
export function detourBefore({ needsActivated = false, requiredAttributes = [] }: Protection): Detour | undefined {
  const current = session.get();
  if (current.state === 'VISITOR') return { modal: 'signIn' };
  // Not reached: the server will say what it thinks of the tokens on this device.
  if (current.state === 'UNREACHED') return undefined;
  const lacks = (needsActivated && !current.client.isActivated) || requiredAttributes.some((name) => !current.client.user[name]);
  // All that it needs: none of it may be emptied on the way.
  return lacks ? { modal: 'completeAccount', required: requiredAttributes } : undefined;
}

/** What the server's refusal asks for. By shape: the classes of errors may come from another bundle. */
export function detourAfter(error: unknown): Detour | undefined {
  const { status, body } = (error ?? {}) as Partial<ApiProblem>;
  if (body?.reason === 'ACCOUNT_INCOMPLETE') {
    const names = ['firstName', 'lastName'] as const;
    return { modal: 'completeAccount', required: names.some((name) => body.missing?.includes(name)) ? names : [] };
  }
  const isSignedOut = body?.reason === 'UNAUTHENTICATED' || body?.reason === 'TOKEN';
  return isSignedOut && (status === 401 || status === 403) ? { modal: 'signIn' } : undefined;
}

function whenSessionIsKnown(): Promise<void> {
  const isSettled = () => isSessionKnown.get() && !isResuming.get();
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      if (!isSettled()) return;
      for (const forget of forgets) forget();
      resolve();
    };
    const forgets = [isSessionKnown.subscribe(settle), isResuming.subscribe(settle)];
  });
}

/** Opens the modal; true once the person has done what it asks, false when it was closed. */
function goThrough(detour: Detour): Promise<boolean> {
  return new Promise((resolve) => {
    const proceed = () => resolve(true);
    if (detour.modal === 'signIn') openModal('signIn', { onSignedIn: proceed });
    else openModal('completeAccount', { onCompleted: proceed, required: detour.required });
    const forget = shownModal.subscribe(() => {
      forget();
      // The modal closes first and tells its success right after, in the same breath.
      queueMicrotask(() => resolve(false));
    });
  });
}

/**
 * Runs an action that needs a signed-in person: the sign-in modal opens for a visitor, then the complete-account one
 * where the account lacks something, then the action goes on, once. Does the same when the server asks for it
 * (401, 403 ACCOUNT_INCOMPLETE), so let the action reject with the server's problem. Answers what the action
 * answers, or undefined when the person closed a modal; rejects as the action does.
 */
export async function runProtected<T>(action: () => T | Promise<T>, protection: Protection = {}): Promise<T | undefined> {
  await whenSessionIsKnown();
  const beginner = lastPersonHere();
  // Whoever signs in on the way goes on with their own action, never with what another person began on this page.
  const isTheirs = () => beginner === undefined || beginner === lastPersonHere();
  for (let detour = detourBefore(protection); detour; detour = detourBefore(protection)) {
    if (!(await goThrough(detour)) || !isTheirs()) return undefined;
  }
  return runAsAllowed(action, isTheirs);
}

/** Runs an action that may turn out to need a signed-in person: the modals open when the server asks for it, not before. */
export async function runAsAllowed<T>(action: () => T | Promise<T>, mayGoOn: () => boolean = () => true): Promise<T | undefined> {
  const taken = new Set<string>();
  for (;;) {
    try {
      return await action();
    } catch (error) {
      const detour = detourAfter(error);
      // The same wish twice: asking again would lead nowhere.
      if (!detour || taken.has(detour.modal)) throw error;
      taken.add(detour.modal);
      if (!(await goThrough(detour)) || !mayGoOn()) return undefined;
    }
  }
}
