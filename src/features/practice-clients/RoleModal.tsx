import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { isObjectId, requiredText } from '#contract/validation-rules.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { levelWord, ressourceWord, roleWord } from '#src/practice/practice-words.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import { clientQueries } from './clients.queries.ts';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

const roleForm = z.object({ roleId: requiredText(isObjectId) });

/** Gives somebody another role, and shows beforehand what it lets them do. */
export function RoleModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const name = accountName(account);
  const { data } = useQuery(clientQueries.grantableRoles(useApiClient(), account.authID));
  const contractForm = useContractForm(roleForm, { roleId: account.role.id });
  const { form } = contractForm;
  const chosenId = form.watch('roleId');
  const chosen = data?.items.find(({ id }) => id === chosenId);
  const changing = useAccountChange(
    (apiClient, roleId: string) => apiClient.call(editAccess, { parameters: { id: account.authID }, body: { roleId } }),
    t('done.role', { name, role: chosen ? roleWord(tPractice, chosen.name) : '' }),
  );
  const isSame = chosenId === account.role.id && !account.hasOwnAccess;
  const change = useFormChange(contractForm, {
    draft: `role-of/${account.authID}`,
    send: ({ roleId }) => changing.mutateAsync(roleId),
    onClose,
  });
  return (
    <ChangeModal
      title={t('ask.role', { name })}
      doLabel={t('giveRole')}
      isDisabled={!chosen || isSame}
      isPending={changing.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('means.role')}</p>
      {data ? (
        <Select
          label={t('roleLabel')}
          options={data.items.map((role) => ({ value: role.id, label: roleWord(tPractice, role.name) }))}
          value={chosenId}
          onChoose={(roleId) => form.setValue('roleId', roleId, { shouldDirty: true })}
        />
      ) : (
        <Skeleton shape="title" />
      )}
      {chosen?.name === 'GOD' && <p className={styles['notice']}>{t('godWarning')}</p>}
      {chosen && (
        <dl className={styles['levels']} aria-label={t('roleGives')}>
          {chosen.access.map(({ ressource, privileges }) => (
            <div key={ressource}>
              <dt>{ressourceWord(tPractice, ressource)}</dt>
              <dd>{levelWord(tPractice, privileges)}</dd>
            </div>
          ))}
        </dl>
      )}
    </ChangeModal>
  );
}
