import type { RefObject } from 'react';
import { deleteRole } from '#contract/auth/roles.endpoints.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './Roles.module.css';
import { useRoleChange } from './use-role-change.ts';

interface DeleteRoleModalProps {
  role: Role;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function DeleteRoleModal({ role, fallbackFocus, onClose }: DeleteRoleModalProps) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const name = roleWord(tPractice, role.name);
  const deleting = useRoleChange(
    (apiClient, id: string) => apiClient.call(deleteRole, { parameters: { id } }),
    () => t('deleted', { role: name }),
  );
  const remove = () => deleting.mutate(role.id, { onSuccess: onClose, onError: (error) => toastProblem(error, locale) });
  return (
    <Modal
      title={t('deleteTitle', { role: name })}
      closeLabel={tPractice('close')}
      size="small"
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <div className={styles['form']}>
        <p>{t('deleteMeans')}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button variant="danger" isPending={deleting.isPending} onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
