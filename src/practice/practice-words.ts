import type { MinimalUser } from '#contract/auth/audit.schema.ts';
import { roleNames, type RoleName } from '#contract/role-names.ts';
import type { Ressource } from '#contract/ressources.ts';
import type { MessageKey, Translate } from '#src/page/namespaces.ts';

type T = Translate<'practice'>;

const isBuiltIn = (name: string): name is RoleName => (roleNames as readonly string[]).includes(name);

/** A role of the site in words; one the practice made keeps the name it was given. */
export const roleWord = (t: T, name: string): string => (isBuiltIn(name) ? t(`roles.${name}`) : name);

export const ressourceWord = (t: T, ressource: Ressource): string => t(`ressources.${ressource === '*' ? 'ALL' : ressource}`);

const levelKeys = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** A level of the ladder in words; undefined is none. */
export function levelWord(t: T, level: number | undefined): string {
  const key: MessageKey<'practice'> = `levels.${levelKeys[level ?? -1] ?? 'none'}`;
  return t(key);
}

/** How somebody is called in the practice's lists. */
export const personName = ({ firstName, lastName, userName }: Omit<MinimalUser, 'authID'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || userName;
