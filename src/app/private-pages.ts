import type { AnyPage } from './site-page.tsx';

/** The pages that no visitor opens. Apart, because a table of pages names every file that each of them needs. */
export const privatePages = import.meta.glob<AnyPage>(
  ['../features/**/*Page.tsx', '!../features/{home,blogs,therapist,threads,help-line,legal,not-found}/*.tsx'],
  { import: 'page' },
);
