import { useState } from 'react';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { mayBringTo } from '#contract/auth/standing.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { standingOf } from './client-actions.ts';
import { accountName } from './client-columns.tsx';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

/** Levels for one person alone, in place of their role's; at most the reader's own. */
export function AccessModal({ account, reader, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const [access, setAccess] = useState<readonly AccessEntry[]>(account.access);
  const name = accountName(account);
  const role = roleWord(tPractice, account.role.name);
  const changing = useAccountChange(
    (apiClient, chosen: readonly AccessEntry[] | null) =>
      apiClient.call(editAccess, { parameters: { id: account.authID }, body: { access: chosen && [...chosen] } }),
    t('done.access', { name }),
  );
  const change = (chosen: readonly AccessEntry[] | null) =>
    changing.mutate(chosen, { onSuccess: onClose, onError: (error) => toastProblem(error, locale) });
  const isSame = access === account.access;
  const isWithin = mayBringTo(standingOf(reader), standingOf(account), access);
  return (
    <Modal title={t('ask.access', { name })} closeLabel={tPractice('close')} onClose={onClose} fallbackFocus={fallbackFocus}>
      <div className={styles['form']}>
        <p>{t('means.access')}</p>
        <LevelFields access={access} own={reader.access} onChange={setAccess} />
        <p role="status">{!isSame && !isWithin && t('accessTooFar')}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          {account.hasOwnAccess && (
            <Button isPending={changing.isPending} onClick={() => change(null)}>
              {t('backToRole', { role })}
            </Button>
          )}
          <Button variant="filled" disabled={isSame || !isWithin} isPending={changing.isPending} onClick={() => change(access)}>
            {t('saveAccess')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
