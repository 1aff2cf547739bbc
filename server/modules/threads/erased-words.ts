/** What is left of the words of a thread once it is erased; its slug, which holds some of its title's, goes too. */
export const erasedWords = {
  title: '',
  content: '',
  excerpt: '',
  searchText: '',
  contentNote: null,
  reason: null,
  status: 'DELETED',
} as const;
