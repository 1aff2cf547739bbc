import { readSession } from '#src/device/session-tokens.ts';
import { forgetSession } from './keep-session.ts';
import { openModal } from './modals.ts';

/**
 * The practice has closed this account: the session ends here and the person is told why, once. What waits in the
 * outbox stays, as after any refused session.
 */
export async function closeSession(sentence: string): Promise<void> {
  const stored = await readSession();
  if (!stored) return;
  await forgetSession(stored.refreshToken);
  openModal('closedAccount', { sentence });
}
