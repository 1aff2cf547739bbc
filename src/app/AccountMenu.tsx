import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { framePart } from './frame-part.ts';

const SignedInMenu = framePart(async () => (await import('./SignedInMenu.tsx')).SignedInMenu);

/** The way in for visitors, the person's own menu for those who are. */
export function AccountMenu() {
  const t = useMessages('app');
  const session = useSession();
  if (session.state === 'VISITOR') return <Button onClick={() => openModal('signIn', {})}>{t('signIn')}</Button>;
  return <SignedInMenu />;
}
