import { useState, type RefObject } from 'react';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { clientActions, type ClientAction } from './client-actions.ts';
import styles from './ClientFile.module.css';

const modals = {
  identity: latePart(async () => (await import('./IdentityModal.tsx')).IdentityModal, { Missing: MissingPart }),
  details: latePart(async () => (await import('./DetailsModal.tsx')).DetailsModal, { Missing: MissingPart }),
  access: latePart(async () => (await import('./AccessModal.tsx')).AccessModal, { Missing: MissingPart }),
  role: latePart(async () => (await import('./RoleModal.tsx')).RoleModal, { Missing: MissingPart }),
  suspend: latePart(async () => (await import('./SuspendModal.tsx')).SuspendModal, { Missing: MissingPart }),
  lift: latePart(async () => (await import('./LiftModal.tsx')).LiftModal, { Missing: MissingPart }),
  ban: latePart(async () => (await import('./BanModal.tsx')).BanModal, { Missing: MissingPart }),
};

interface ClientActionsProps {
  account: Account;
  reader: AuthClient;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the reader may do to this account; each asks first and says what it does. */
export function ClientActions({ account, reader, heading }: ClientActionsProps) {
  const t = useMessages('practice-clients');
  const [asked, setAsked] = useState<ClientAction>();
  const actions = clientActions(reader, account);
  const Modal = asked && modals[asked];
  return (
    <>
      {actions.length === 0 ? (
        <p className={styles['quiet']}>{t(account.authID === reader.authID ? 'ownAccount' : 'nothingToDo')}</p>
      ) : (
        <div className={styles['actions']}>
          {actions.map((action) => (
            <Button key={action} variant={action === 'lift' ? 'filled' : 'outlined'} onClick={() => setAsked(action)}>
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {Modal && <Modal account={account} reader={reader} fallbackFocus={heading} onClose={() => setAsked(undefined)} />}
    </>
  );
}
