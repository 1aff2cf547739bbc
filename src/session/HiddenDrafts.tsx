import { useEffect, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './HiddenDrafts.module.css';
import { openModal } from './modals.ts';

async function askDevice(authID: string): Promise<boolean> {
  const [{ database }, { hasHiddenDrafts }] = await Promise.all([
    import('#src/device/database.ts'),
    import('#src/device/hide-after-exit.ts'),
  ]);
  return hasHiddenDrafts(database, authID);
}

/** Where a person finds again what a quick exit has hidden: whoever has the device alone cannot. */
export function HiddenDrafts({ client: { authID } }: { client: AuthClient }) {
  const t = useMessages('session');
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    askDevice(authID).then(
      (found) => isCurrent && setIsHidden(found),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [authID]);
  if (!isHidden) return null;
  return (
    <Note title={t('hiddenTitle')}>
      <p>{t('hiddenText')}</p>
      <div className={styles['action']}>
        <Button onClick={() => openModal('signIn', { onSignedIn: () => setIsHidden(false) })}>{t('hiddenSignIn')}</Button>
      </div>
    </Note>
  );
}
