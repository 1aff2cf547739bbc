/** What an article may take, in characters; the content counts its tags, and `pictureWords` is asked for where one is placed. */
export const blogLengths = {
  title: 120,
  excerpt: 400,
  content: 100_000,
  contentNote: 300,
  pictureWords: 300,
  sourceTitle: 300,
  url: 2000,
} as const;
