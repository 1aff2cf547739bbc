import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { closeModal, shownModal } from './modals.ts';
import { runProtected } from './protected-action.ts';
import { isSessionKnown, setSession } from './session.ts';

const client = (isActivated: boolean, firstName: string | null = null): AuthClient => ({
  authID: 'a',
  userName: 'nour',
  email: 'nour@demo.test',
  emailConfirmed: false,
  role: { id: 'r', name: 'CLIENT' },
  access: [],
  authProvider: 'CLASSIC',
  isActivated,
  isDiscreet: false,
  user: { firstName, lastName: null, phoneNumber: isActivated ? '+21620123456' : null, avatar: null },
});

const signIn = (isActivated: boolean) => setSession({ state: 'SIGNED_IN', client: client(isActivated) });
const shown = () => shownModal.get()?.name;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Does in the open modal what a person would: it closes, then tells. */
function finishModal(before: () => void): void {
  const open = shownModal.get();
  before();
  closeModal();
  if (open?.name === 'signIn') open.props.onSignedIn?.();
  if (open?.name === 'completeAccount') open.props.onCompleted?.();
}

beforeEach(() => {
  closeModal();
  setSession({ state: 'VISITOR' });
});

describe('runProtected', () => {
  test('signs a visitor in, completes the account, then acts once', async () => {
    const action = vi.fn(() => 'done');
    const running = runProtected(action, { needsActivated: true });
    await settle();
    expect(shown()).toBe('signIn');
    finishModal(() => signIn(false));
    await settle();
    expect(shown()).toBe('completeAccount');
    expect(action).not.toHaveBeenCalled();
    finishModal(() => signIn(true));
    expect(await running).toBe('done');
    expect(action).toHaveBeenCalledOnce();
    expect(shown()).toBeUndefined();
  });

  test('acts at once for a person who lacks nothing', async () => {
    signIn(true);
    expect(await runProtected(() => 1, { needsActivated: true })).toBe(1);
  });

  test('asks for the names the action needs', async () => {
    signIn(true);
    const running = runProtected(() => 2, { requiredAttributes: ['firstName'] });
    await settle();
    expect(shownModal.get()).toMatchObject({ name: 'completeAccount', props: { required: ['firstName'] } });
    finishModal(() => setSession({ state: 'SIGNED_IN', client: client(true, 'Nour') }));
    expect(await running).toBe(2);
  });

  test('asks for every name the action needs where one is missing: none may be emptied on the way', async () => {
    setSession({ state: 'SIGNED_IN', client: client(true, 'Nour') });
    const running = runProtected(() => 3, { requiredAttributes: ['firstName', 'lastName'] });
    await settle();
    expect(shownModal.get()).toMatchObject({ props: { required: ['firstName', 'lastName'] } });
    closeModal();
    expect(await running).toBeUndefined();
  });

  test('does nothing when the person closes the modal', async () => {
    const action = vi.fn();
    const running = runProtected(action);
    await settle();
    closeModal();
    expect(await running).toBeUndefined();
    expect(action).not.toHaveBeenCalled();
  });

  test('does as the server asks, once for each wish', async () => {
    signIn(true);
    const incomplete = new ApiProblem(403, { message: '', reason: 'ACCOUNT_INCOMPLETE', missing: ['phoneNumber'] });
    const signedOut = new ApiProblem(401, { message: '', reason: 'UNAUTHENTICATED' });
    const action = vi.fn().mockRejectedValueOnce(signedOut).mockRejectedValueOnce(incomplete).mockResolvedValue('done');
    const running = runProtected(action);
    await settle();
    expect(shown()).toBe('signIn');
    finishModal(() => signIn(true));
    await settle();
    expect(shown()).toBe('completeAccount');
    finishModal(() => signIn(true));
    expect(await running).toBe('done');

    const stubborn = runProtected(() => Promise.reject(incomplete));
    await settle();
    finishModal(() => signIn(true));
    await expect(stubborn).rejects.toBe(incomplete);
  });

  test('leaves every other refusal to the caller', async () => {
    signIn(true);
    const taken = new ApiProblem(409, { message: '', reason: 'SLOT_TAKEN' });
    await expect(runProtected(() => Promise.reject(taken))).rejects.toBe(taken);
    expect(shown()).toBeUndefined();
  });

  test('waits until it is known who uses the page', async () => {
    isSessionKnown.set(false);
    const action = vi.fn();
    const running = runProtected(action);
    await settle();
    expect(shown()).toBeUndefined();
    signIn(true);
    await running;
    expect(action).toHaveBeenCalledOnce();
  });
});
