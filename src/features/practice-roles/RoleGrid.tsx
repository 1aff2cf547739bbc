import { ressources } from '#contract/ressources.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { levelWord, ressourceWord, roleWord } from '#src/practice/practice-words.ts';
import { ExportRoles } from './ExportRoles.tsx';
import { heldLevel } from './held-level.ts';
import styles from './Roles.module.css';

/** Every resource against every role. On a phone the chosen role's card says it. */
export function RoleGrid({ roles }: { roles: readonly Role[] }) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  return (
    <section className={styles['gridPart']} aria-labelledby="role-grid">
      <h2 id="role-grid">{t('gridTitle')}</h2>
      {/* Reached by the keyboard, because it scrolls sideways where the practice has many roles. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="group" aria-labelledby="role-grid" tabIndex={0}>
        <table className={styles['grid']}>
          <thead>
            <tr>
              <th scope="col">{t('ressource')}</th>
              {roles.map(({ id, name }) => (
                <th key={id} scope="col">
                  {roleWord(tPractice, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ressources.map((ressource) => (
              <tr key={ressource}>
                <th scope="row">{ressourceWord(tPractice, ressource)}</th>
                {roles.map((role) => {
                  const level = heldLevel(role, ressource);
                  return (
                    <td key={role.id} className={level === undefined ? styles['nothing'] : undefined}>
                      {levelWord(tPractice, level)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <ExportRoles roles={roles} />
      </div>
    </section>
  );
}
