import { hasAccess, type AccessEntry } from '#contract/permissions.ts';
import { ressources, type Ressource } from '#contract/ressources.ts';
import { useMessages } from '#src/page/messages.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { levelOf, withLevel } from './access-levels.ts';
import styles from './LevelFields.module.css';
import { levelWord, ressourceWord } from './practice-words.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const none = '';

interface LevelFieldsProps {
  access: readonly AccessEntry[];
  /** What the reader holds: nothing above it can be chosen. */
  own: readonly AccessEntry[];
  onChange: (access: AccessEntry[]) => void;
}

/** A level on each resource. */
export function LevelFields({ access, own, onChange }: LevelFieldsProps) {
  const t = useMessages('practice');
  const choose = (ressource: Ressource, value: string) =>
    onChange(withLevel(access, ressource, value === none ? undefined : Number(value)));
  const offered = (ressource: Ressource) => [
    { value: none, label: levelWord(t, undefined) },
    ...levels
      .filter((level) => hasAccess(own, [{ ressource, privileges: level }]) || levelOf(access, ressource) === level)
      .map((level) => ({ value: String(level), label: levelWord(t, level) })),
  ];
  return (
    <div className={styles['fields']}>
      {ressources.map((ressource) => {
        const options = offered(ressource);
        if (options.length === 1) return null;
        return (
          <Select
            key={ressource}
            label={ressourceWord(t, ressource)}
            options={options}
            value={String(levelOf(access, ressource) ?? none)}
            onChoose={(value) => choose(ressource, value)}
          />
        );
      })}
    </div>
  );
}
