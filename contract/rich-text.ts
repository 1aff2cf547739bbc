/** The elements of each kind of rich text; a link and a picture, and nothing else, have attributes. */
export const richTextElements = {
  ARTICLE: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'figure', 'img', 'figcaption'],
  THREAD: ['p', 'br', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
} as const;
export type RichTextKind = keyof typeof richTextElements;
