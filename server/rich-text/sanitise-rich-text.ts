import sanitizeHtml from 'sanitize-html';
import { withoutFormatCharacters } from '#contract/hidden-characters.ts';
import { richTextElements, type RichTextKind } from '#contract/rich-text.ts';

const allowed = { allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] }, allowedSchemes: ['https'], allowProtocolRelative: false };

/** A file of ours, in whatever size. */
const ownFile = /^\/api\/v1\/bucket\/file\/[\w.]+(?=\?|$)/;

/**
 * Rich text as it may be stored and shown: the elements of its kind, links to https addresses, and pictures of our own. Everything else
 * loses its tag and keeps its words; scripts and styles lose both; format
 * characters go, those too that were written as entities.
 */
export function sanitiseRichText(html: string, kind: RichTextKind): string {
  const allowedTags: string[] = [...richTextElements[kind]];
  const marked = sanitizeHtml(html, {
    ...allowed,
    allowedTags: [...allowedTags, 'span'],
    transformTags: {
      a: (_, attributes) => {
        const href = attributes['href']?.trim() ?? '';
        // The link goes, its words stay.
        if (!/^https:\/\//i.test(href)) return { tagName: 'span', attribs: {} };
        return { tagName: 'a', attribs: { href, rel: relOf[kind] } };
      },
      img: (_, { src = '', alt = '' }) => {
        const [path] = ownFile.exec(src.trim()) ?? [];
        return path === undefined ? { tagName: 'span', attribs: {} } : { tagName: 'img', attribs: { src: path, alt: alt.trim() } };
      },
    },
  });
  // Only now without the span: the library would close the next tag by the name of one that it renamed and then dropped.
  const clean = sanitizeHtml(marked, { ...allowed, allowedTags });
  return withoutFormatCharacters(clean.replaceAll(figureWithoutPicture, (_, rest: string) => rest.replaceAll('figcaption>', 'p>'))).trim();
}

/** Its picture was none of ours: what it said of it is a paragraph. */
const figureWithoutPicture = /<figure>((?:(?!<img|<\/figure>).)*)<\/figure>/gs;

/** What people link to in a thread is not recommended by the practice (https://html.spec.whatwg.org/#link-type-ugc). */
const relOf: Record<RichTextKind, string> = { ARTICLE: 'noopener noreferrer', THREAD: 'noopener noreferrer nofollow ugc' };
