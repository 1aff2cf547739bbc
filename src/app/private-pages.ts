import type { AnyPage } from './site-page.tsx';

/** The pages of those who are signed in. Apart, because a table of pages names every file that each of them needs. */
export const pages = import.meta.glob<AnyPage>(
  [
    '../features/**/*Page.tsx',
    '!../features/practice-*/*.tsx',
    '!../features/{home,blogs,therapist,threads,help-line,legal,not-found}/*.tsx',
  ],
  { import: 'page' },
);
