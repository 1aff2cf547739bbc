import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { createRole, updateRole } from '#contract/auth/roles.endpoints.ts';
import { roleBody, type Role } from '#contract/auth/roles.schema.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useRoleChange } from './use-role-change.ts';

const nameForm = z.object({ name: roleBody.shape.name });

interface RoleFormProps {
  /** Absent: a new one. */
  role?: Role;
  reader: AuthClient;
  fallbackFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Makes or changes a role: its name, and a level on each resource, up to the reader's own. */
export function RoleForm({ role, reader, fallbackFocus, onClose }: RoleFormProps) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const contractForm = useContractForm(nameForm, { name: role?.name ?? '' });
  const { form, errorOf } = contractForm;
  const [access, setAccess] = useState<readonly AccessEntry[]>(role?.access ?? []);
  const saving = useRoleChange(
    (apiClient, body: { name: string; access: AccessEntry[] }) =>
      role ? apiClient.call(updateRole, { parameters: { id: role.id }, body }) : apiClient.call(createRole, { body }),
    (saved) => t('saved', { role: roleWord(tPractice, saved.name) }),
  );
  const submit = useFormChange(contractForm, {
    draft: `role/${role?.id ?? 'new'}`,
    send: ({ name }) => saving.mutateAsync({ name, access: [...access] }),
    onClose,
  });
  return (
    <ChangeModal
      title={role ? t('editTitle', { role: roleWord(tPractice, role.name) }) : t('createTitle')}
      size="medium"
      doLabel={t('save')}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      onDo={submit}
      onClose={onClose}
    >
      <p>{t(role ? 'editMeans' : 'createMeans')}</p>
      {!role?.isBuiltIn && (
        <TextField
          label={t('nameLabel')}
          hint={t('nameHint')}
          autoComplete="off"
          autoCapitalize="characters"
          error={errorOf('name')}
          {...form.register('name')}
        />
      )}
      <LevelFields access={access} own={reader.access} onChange={setAccess} />
    </ChangeModal>
  );
}
