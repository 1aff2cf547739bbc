import type { RefObject } from 'react';
import { deleteRole } from '#contract/auth/roles.endpoints.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { roleWord } from '#src/practice/practice-words.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import { useRoleChange } from './use-role-change.ts';

interface DeleteRoleModalProps {
  role: Role;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteRoleModal({ role, fallbackFocus, onClose }: DeleteRoleModalProps) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const name = roleWord(tPractice, role.name);
  const deleting = useRoleChange(
    (apiClient, id: string) => apiClient.call(deleteRole, { parameters: { id } }),
    () => t('deleted', { role: name }),
  );
  const remove = useChange({ send: () => deleting.mutateAsync(role.id), onClose });
  return (
    <ChangeModal
      title={t('deleteTitle', { role: name })}
      doLabel={t('delete')}
      variant="danger"
      isPending={deleting.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>{t('deleteMeans')}</p>
    </ChangeModal>
  );
}
