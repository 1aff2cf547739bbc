import { createPageState } from './page-state.ts';

/** Puts a newer version of the site in place, on the person's word; undefined while there is none. */
export const newVersion = createPageState<{ apply: () => void } | undefined>(undefined);

/** Opens this page anew with the server's newest build. Where a service worker answers, it is made to renew itself first. */
export const newestBuild = { open: (): void => location.reload() };
