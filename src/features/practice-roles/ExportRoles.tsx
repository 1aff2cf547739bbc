import { ressources, type Ressource } from '#contract/ressources.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import type { CsvColumn } from '#src/practice/csv.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { levelWord, ressourceWord, roleWord } from '#src/practice/practice-words.ts';
import { heldLevel } from './held-level.ts';

/** The grid in a file: a line for each resource, a column for each role. */
export function ExportRoles({ roles }: { roles: readonly Role[] }) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const columns: CsvColumn<Ressource>[] = [
    { heading: t('ressource'), cell: (ressource) => ressourceWord(tPractice, ressource) },
    ...roles.map((role) => ({
      heading: roleWord(tPractice, role.name),
      cell: (ressource: Ressource) => levelWord(tPractice, heldLevel(role, ressource)),
    })),
  ];
  return (
    <ExportList
      fileName={t('csvFileName')}
      columns={columns}
      read={() => Promise.resolve({ items: ressources })}
      keyOf={(ressource) => ressource}
      exported={(count) => t('exported', { count })}
    />
  );
}
