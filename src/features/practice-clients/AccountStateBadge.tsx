import type { AccountState } from '#contract/auth/account-lists.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

const tones = { ACTIVE: 'ok', SUSPENDED: 'wait', BANNED: 'refused' } as const;

export function AccountStateBadge({ state }: { state: AccountState }) {
  const t = useMessages('practice-clients');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
