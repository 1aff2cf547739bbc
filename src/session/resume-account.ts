import { openModal } from './modals.ts';
import { session } from './session.ts';
import { forgetUnfinished, readUnfinished } from './unfinished-account.ts';

/** After a reload in the middle of it: opens the modal again that finishes an account, for the same person on the same page. */
export function resumeAccount(): void {
  const unfinished = readUnfinished();
  const current = session.get();
  if (!unfinished || current.state !== 'SIGNED_IN') return;
  const { authID, path, required } = unfinished;
  const { client } = current;
  const isComplete = client.isActivated && required.every((name) => client.user[name]);
  if (client.authID === authID && location.pathname === path && !isComplete) openModal('completeAccount', { required });
  else forgetUnfinished();
}
