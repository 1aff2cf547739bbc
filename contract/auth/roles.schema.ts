import * as z from 'zod/mini';
import { roleNameMaxLength } from '../constants.ts';
import { privileges, type AccessEntry } from '../permissions.ts';
import { ressources } from '../ressources.ts';
import { hasMaxLength, isConstantCase, requiredText } from '../validation-rules.ts';

const highestLevel = Math.max(...Object.values(privileges));

export const privilegeLevel = z.int().check(z.minimum(0), z.maximum(highestLevel));
export const accessEntry = z.object({ ressource: z.enum(ressources), privileges: privilegeLevel });

/** What someone is to hold: one entry a resource, the highest where it was named twice. */
export const accessEntries = z.pipe(
  z.array(accessEntry).check(z.maxLength(2 * ressources.length)),
  z.transform((given: AccessEntry[]) => {
    const levels = new Map<AccessEntry['ressource'], number>();
    for (const { ressource, privileges: level } of given) levels.set(ressource, Math.max(level, levels.get(ressource) ?? 0));
    return [...levels].map(([ressource, level]): AccessEntry => ({ ressource, privileges: level }));
  }),
);

export const role = z.object({
  id: z.string(),
  name: z.string(),
  access: z.array(z.object({ ressource: z.enum(ressources), privileges: z.int() })),
  /** One the server itself counts on: neither renamed nor removed. */
  isBuiltIn: z.boolean(),
  accountCount: z.int(),
});
export type Role = z.infer<typeof role>;

export const roleBody = z.object({
  name: requiredText(isConstantCase, hasMaxLength(roleNameMaxLength)),
  access: accessEntries,
});
