import type { RefObject } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { createRole, updateRole } from '#contract/auth/roles.endpoints.ts';
import { roleBody, type Role } from '#contract/auth/roles.schema.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { inOrder } from '#src/practice/access-levels.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useRoleChange } from './use-role-change.ts';

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
  const contractForm = useContractForm(roleBody, { name: role?.name ?? '', access: inOrder(role?.access ?? []) });
  const { form, errorOf } = contractForm;
  const saving = useRoleChange(
    (apiClient, body: BodyInputOf<typeof createRole>) =>
      role ? apiClient.call(updateRole, { parameters: { id: role.id }, body }) : apiClient.call(createRole, { body }),
    (saved) => t('saved', { role: roleWord(tPractice, saved.name) }),
  );
  const change = useFormChange(contractForm, {
    draft: `role/${role?.id ?? 'new'}`,
    send: saving.mutateAsync,
    onClose,
    places: { shown: role?.isBuiltIn ? [] : ['name'] },
  });
  return (
    <ChangeModal
      title={role ? t('editTitle', { role: roleWord(tPractice, role.name) }) : t('createTitle')}
      size="medium"
      doLabel={t('save')}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
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
      <LevelFields
        access={form.watch('access')}
        own={reader.access}
        onChange={(access) => form.setValue('access', access, { shouldDirty: true })}
      />
    </ChangeModal>
  );
}
