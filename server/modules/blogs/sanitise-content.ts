import sanitizeHtml from 'sanitize-html';

const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const allowed = { allowedAttributes: { a: ['href', 'rel'] }, allowedSchemes: ['https'] };

/**
 * Rich text as it may be stored and shown: paragraphs, two levels of headings, lists, quotations, emphasis and
 * links to https addresses. Everything else loses its tag and keeps its words; scripts and styles lose both.
 */
export function sanitiseContent(html: string): string {
  const marked = sanitizeHtml(html, {
    ...allowed,
    allowedTags: [...allowedTags, 'span'],
    transformTags: {
      a: (_, attributes) => {
        const href = attributes['href']?.trim() ?? '';
        // The link goes, its words stay.
        if (!/^https:\/\//i.test(href)) return { tagName: 'span', attribs: {} };
        return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } };
      },
    },
  });
  // Only now without the span: the library would close the next tag by the name of one that it renamed and then dropped.
  return sanitizeHtml(marked, { ...allowed, allowedTags }).trim();
}
