import * as z from 'zod/mini';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { mayBringTo } from '#contract/auth/standing.ts';
import { roleBody } from '#contract/auth/roles.schema.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { areSameLevels, inOrder } from '#src/practice/access-levels.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { standingOf } from '#src/practice/standing-of.ts';
import { useChange } from '#src/page/use-change.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Button } from '#src/ui/Button.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { useAccountChange } from './use-account-change.ts';

const levelsForm = z.pick(roleBody, { access: true });

/** Levels for one person alone, in place of their role's; at most the reader's own. */
export function AccessModal({ account, reader, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const contractForm = useContractForm(levelsForm, { access: inOrder(account.access) });
  const { form } = contractForm;
  const access = form.watch('access');
  const name = accountName(account);
  const role = roleWord(tPractice, account.role.name);
  const changing = useAccountChange(
    (apiClient, chosen: readonly AccessEntry[] | null) =>
      apiClient.call(editAccess, { parameters: { id: account.authID }, body: { access: chosen && [...chosen] } }),
    t('done.access', { name }),
  );
  const { onDo, onGiveUp } = useFormChange(contractForm, {
    draft: `access/${account.authID}`,
    send: (chosen) => changing.mutateAsync(chosen.access),
    onClose,
  });
  const goBack = useChange({ send: () => changing.mutateAsync(null), onClose: onGiveUp });
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
          <Button isPending={isGoingBack} disabled={isSaving} onClick={() => void goBack()}>
            {t('backToRole', { role })}
          </Button>
        )
      }
      fallbackFocus={fallbackFocus}
      onDo={onDo}
      onGiveUp={onGiveUp}
      onClose={onClose}
    >
      <p>{t('means.access')}</p>
      <LevelFields access={access} own={reader.access} onChange={(chosen) => form.setValue('access', chosen, { shouldDirty: true })} />
      <p role="status">{!isSame && !isWithin && t('accessTooFar')}</p>
    </ChangeModal>
  );
}
