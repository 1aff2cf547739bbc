import type { AnyPage } from './site-page.tsx';

/** The pages of the practice, which no client opens. */
export const pages = import.meta.glob<AnyPage>('../features/practice-*/*Page.tsx', { import: 'page' });
