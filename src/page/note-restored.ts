import { restoredFields } from './restored-fields.ts';

/** Tells which fields a draft fills: `title`, and `title.fr` where a value has parts. */
export function noteRestored(draft: object, prefix = ''): void {
  for (const [name, value] of Object.entries(draft) as [string, unknown][]) {
    restoredFields.add(prefix + name);
    if (typeof value === 'object' && value !== null) noteRestored(value, `${prefix}${name}.`);
  }
}
