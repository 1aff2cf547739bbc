import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { createRole, updateRole } from '#contract/auth/roles.endpoints.ts';
import { roleBody, type Role } from '#contract/auth/roles.schema.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { LevelFields } from '#src/practice/LevelFields.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './Roles.module.css';
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
  const locale = useLocale();
  const { form, errorOf, showProblem } = useContractForm(nameForm, { name: role?.name ?? '' });
  const { forget } = useLastingForm(form, `role/${role?.id ?? 'new'}`);
  const [access, setAccess] = useState<readonly AccessEntry[]>(role?.access ?? []);
  const saving = useRoleChange(
    (apiClient, body: { name: string; access: AccessEntry[] }) =>
      role ? apiClient.call(updateRole, { parameters: { id: role.id }, body }) : apiClient.call(createRole, { body }),
    (saved) => t('saved', { role: roleWord(tPractice, saved.name) }),
  );
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await saving.mutateAsync({ name, access: [...access] });
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
    }
  });
  return (
    <Modal
      title={role ? t('editTitle', { role: roleWord(tPractice, role.name) }) : t('createTitle')}
      closeLabel={tPractice('close')}
      onClose={onClose}
      {...(fallbackFocus && { fallbackFocus })}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
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
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button type="submit" variant="filled" isPending={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
