const tag = /<[^<>]*>/g;

/** Word's own marker of an entry, which it writes as text: « · », « 1. ». */
const marker = /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/i;
const wordEntry = /<p\b[^<>]*mso-list:[^<>]*>([\s\S]*?)<\/p>/gi;

/** Word copies each entry of a list as a paragraph. */
const withLists = (html: string): string =>
  html
    .replaceAll(wordEntry, (_, content: string) => {
      const isNumbered = /\w[.)]/.test((marker.exec(content)?.[1] ?? '').replaceAll(tag, ''));
      const list = isNumbered ? 'ol' : 'ul';
      return `<${list}><li>${content.replace(marker, '')}</li></${list}>`;
    })
    .replaceAll(/<\/(ul|ol)>\s*<\1>/g, '');

/**
 * Markup from elsewhere as the editor reads it. A word processor tells bold by a style, which the page's policy lets no text have: it is kept
 * under another name, `data-style`, for the editor's own rules to read.
 */
export const cleanPasted = (html: string): string =>
  withLists(html)
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(tag, (each) => each.replace(/\sstyle=/i, ' data-style='));
