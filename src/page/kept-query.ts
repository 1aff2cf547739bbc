import type { QueryPersister } from '@tanstack/react-query';

// The database comes with the first private answer, never with a public page.
const persister: QueryPersister = async (queryFn, context, query) =>
  (await import('./keep-on-device.ts')).keepOnDevice(queryFn, context, query);

/** Makes a private query readable without a network, for who has chosen « Garder sur cet appareil ». Of staff's pages the day alone, never a list. */
export const keptQuery = <Options extends object>(options: Options): Options => ({ ...options, persister });
