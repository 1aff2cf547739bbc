import { useState } from 'react';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { mayBringTo } from '#contract/auth/standing.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { areSameLevels } from '#src/practice/access-levels.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { standingOf } from '#src/practice/standing-of.ts';
import { useChange } from '#src/practice/use-change.ts';
import { Button } from '#src/ui/Button.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Levels for one person alone, in place of their role's; at most the reader's own. */
export function AccessModal({ account, reader, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const [access, setAccess] = useState<readonly AccessEntry[]>(account.access);
  const name = accountName(account);
  const role = roleWord(tPractice, account.role.name);
  const changing = useAccountChange(
    (apiClient, chosen: readonly AccessEntry[] | null) =>
      apiClient.call(editAccess, { parameters: { id: account.authID }, body: { access: chosen && [...chosen] } }),
    t('done.access', { name }),
  );
  const change = useChange({ send: changing.mutateAsync, onClose });
  const isGoingBack = changing.isPending && changing.variables === null;
  const isSaving = changing.isPending && !isGoingBack;
  const isSame = areSameLevels(access, account.access);
  const isWithin = mayBringTo(standingOf(reader), standingOf(account), access);
  return (
    <ChangeModal
      title={t('ask.access', { name })}
      size="medium"
      doLabel={t('saveAccess')}
      isDisabled={isSame || !isWithin || isGoingBack}
      isPending={isSaving}
      otherWay={
        account.hasOwnAccess && (
          <Button isPending={isGoingBack} disabled={isSaving} onClick={() => void change(null)}>
            {t('backToRole', { role })}
          </Button>
        )
      }
      fallbackFocus={fallbackFocus}
      onDo={() => void change(access)}
      onClose={onClose}
    >
      <p>{t('means.access')}</p>
      <LevelFields access={access} own={reader.access} onChange={setAccess} />
      <p role="status">{!isSame && !isWithin && t('accessTooFar')}</p>
    </ChangeModal>
  );
}
