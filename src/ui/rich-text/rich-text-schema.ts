import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec, type TagParseRule } from 'prosemirror-model';

const tag =
  (name: string): (() => DOMOutputSpec) =>
  () => [name, 0];

const styleOf = (node: HTMLElement): string => node.dataset['style'] ?? '';

/** An element that some word processors write around what is not so, and says it by a style: see clean-pasted.ts. */
const unless = (name: string, style: RegExp): TagParseRule => ({ tag: name, getAttrs: (node) => !style.test(styleOf(node)) && null });

/** An element of no meaning but for its style; another rule may find another meaning in it. */
const where = (name: string, style: RegExp): TagParseRule => ({
  tag: name,
  consuming: false,
  getAttrs: (node) => style.test(styleOf(node)) && null,
});

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const paragraph: NodeSpec = { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: tag('p') };

/** Below a title of the first level: parts, and what is within them. A heading of another level that is pasted becomes the nearest. */
const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 } },
  parseDOM: headings.map((name, index) => ({ tag: name, attrs: { level: index < 2 ? 2 : 3 } })),
  toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
};

/** A picture between two paragraphs, as a field's own question made it. */
export interface TextPicture {
  /** An address of this site. */
  readonly src: string;
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  /** Read below it; empty where there is none. */
  readonly caption: string;
}

/** A file of our own store; any other picture is refused as `image`. */
const ownFile = /^\/api\/v1\/bucket\/file\/[\w.]+(\?|$)/;

function pictureOf(element: HTMLElement): TextPicture | false {
  const image = element.querySelector('img') ?? element;
  const src = image.getAttribute('src') ?? '';
  if (!ownFile.test(src)) return false;
  return { src, alt: image.getAttribute('alt') ?? '', caption: element.querySelector('figcaption')?.textContent.trim() ?? '' };
}

const picture: NodeSpec = {
  group: 'block',
  attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
  draggable: true,
  parseDOM: ['figure', 'img'].map((name) => ({ tag: name, priority: 60, getAttrs: pictureOf })),
  toDOM: ({ attrs }) => {
    const { src, alt, caption } = attrs as TextPicture;
    return ['figure', ['img', { src, alt }], ...(caption === '' ? [] : [['figcaption', caption]])];
  },
};

/** Where there are no headings, those that are pasted keep their words. */
const anyParagraph: NodeSpec = { ...paragraph, parseDOM: ['p', ...headings].map((name) => ({ tag: name })) };

const nodes: Record<string, NodeSpec> = {
  blockquote: { content: 'block+', group: 'block', defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: tag('blockquote') },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: tag('ul') },
  ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: tag('ol') },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: tag('li') },
  // Known so that it can be shown and undone with a word, where it would otherwise vanish as it is pasted.
  image: { inline: true, group: 'inline', parseDOM: [{ tag: 'img' }], toDOM: () => ['span', { class: 'image' }, '▧'] },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  text: { group: 'inline' },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href^="https://"]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string, rel: 'noopener noreferrer' }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      unless('b', /(?<![\w-])font-weight:\s*(normal|400)/),
      where('span', /(?<![\w-])font-weight:\s*(bold|[6-9]00)/),
    ],
    toDOM: tag('strong'),
  },
  em: {
    parseDOM: [{ tag: 'em' }, unless('i', /(?<![\w-])font-style:\s*normal/), where('span', /(?<![\w-])font-style:\s*italic/)],
    toDOM: tag('em'),
  },
};

// The first of the blocks is what an empty text is made of.
const schemaOf = (blocks: Record<string, NodeSpec>) => new Schema({ nodes: { doc: { content: 'block+' }, ...blocks, ...nodes }, marks });

/** What can be written: paragraphs, lists, quotations, bold, italic and links to https addresses. */
export const plainSchema = schemaOf({ paragraph: anyParagraph });

/** The same, with headings of two levels and pictures. */
export const articleSchema = schemaOf({ paragraph, heading, picture });
