import type french from './own-data.messages.fr.json';

export type Name = keyof (typeof french)['names'];
/** Values under the names of the catalogue; what is not there (null) is left out. */
export type Named = (values: Partial<Record<Name, unknown>>) => Record<string, unknown>;
