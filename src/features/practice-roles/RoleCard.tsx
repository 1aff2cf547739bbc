import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { mayAdministerRole } from '#contract/auth/standing.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { levelWord, ressourceWord, roleWord } from '#src/practice/practice-words.ts';
import { standingOf } from '#src/practice/standing-of.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LateRoleForm } from './LateRoleForm.tsx';
import styles from './Roles.module.css';

const DeleteRoleModal = latePart(async () => (await import('./DeleteRoleModal.tsx')).DeleteRoleModal, { Missing: MissingPart });

interface RoleCardProps {
  role: Role;
  reader: AuthClient;
}

/** One role in words, and what the reader may do to it. */
export function RoleCard({ role, reader }: RoleCardProps) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayEdit = holds(reader.access, 'ROLE', 'WRITE') && mayAdministerRole(standingOf(reader), role);
  const mayDelete = mayEdit && holds(reader.access, 'ROLE', 'DELETE') && !role.isBuiltIn && role.accountCount === 0;
  const why = role.name === reader.role.name ? 'ownRole' : mayEdit ? 'builtIn' : 'locked';
  const close = () => setOpen(undefined);
  return (
    <Card as="section" className={styles['card']} aria-labelledby="chosen-role">
      <h2 id="chosen-role" ref={heading} tabIndex={-1}>
        {roleWord(tPractice, role.name)}
      </h2>
      <p className={styles['quiet']}>
        {role.accountCount === 0 ? t('nobody') : t('holders', { count: role.accountCount })} {(role.isBuiltIn || !mayEdit) && t(why)}
      </p>
      {role.access.some(({ ressource }) => ressource === '*') && <p>{t('all')}</p>}
      <dl className={styles['levels']}>
        {role.access.map(({ ressource, privileges }) => (
          <div key={ressource}>
            <dt>{ressourceWord(tPractice, ressource)}</dt>
            <dd>{levelWord(tPractice, privileges)}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <div className={styles['buttons']}>
          <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
          {mayDelete && <Button onClick={() => setOpen('delete')}>{t('delete')}</Button>}
        </div>
      )}
      {open === 'edit' && <LateRoleForm role={role} reader={reader} fallbackFocus={heading} onClose={close} />}
      {open === 'delete' && <DeleteRoleModal role={role} fallbackFocus={heading} onClose={close} />}
    </Card>
  );
}
