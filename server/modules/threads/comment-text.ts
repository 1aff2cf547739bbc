import sanitizeHtml from 'sanitize-html';

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Elements that pasted rich text, or somebody who tries us out, brings along. */
const elements =
  'a|abbr|address|article|audio|b|base|blockquote|body|br|button|code|details|div|em|embed|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|li|link|main|math|meta|nav|noscript|object|ol|p|picture|pre|s|script|section|small|source|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video';

// Only these, closed at once or with attributes: to a parser of HTML « <<aidez-moi>> » is a tag too, and would be lost.
const noTag = new RegExp(`<(?!/?(?:${elements})(?:\\s*/?>|[\\s/][^<>]*=[^<>]*>)|!--[^]*?-->)`, 'gi');

const lineEnd = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote)>/gi;

/**
 * What a person wrote, as text: markup loses its tags and keeps its words, scripts and styles lose both; control
 * characters go, and no more than one line in a row stays empty. May come out empty. Whoever shows it escapes it.
 */
export function commentText(written: string): string {
  const escaped = written.replaceAll('&', '&amp;').replaceAll(noTag, '&lt;').replaceAll(lineEnd, '\n$&');
  return sanitizeHtml(escaped, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['script', 'style'] })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (mark) => marks[mark] ?? mark)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Control}\n\t]/gu, '')
    .replaceAll(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
}
