import sanitizeHtml from 'sanitize-html';

/**
 * Rich text as it may be stored and shown: paragraphs, two levels of headings, lists, quotations, emphasis and
 * links to https addresses. Everything else loses its tag and keeps its words; scripts and styles lose both.
 */
export function sanitiseContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https'],
    transformTags: {
      a: (_, attributes) => {
        const href = attributes['href']?.trim() ?? '';
        // A tag that is not allowed: the link goes, its words stay.
        if (!/^https:\/\//i.test(href)) return { tagName: 'span', attribs: {} };
        return { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } };
      },
    },
  }).trim();
}
