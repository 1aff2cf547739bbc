import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';

const tag =
  (name: string): (() => DOMOutputSpec) =>
  () => [name, 0];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  // Headings that are pasted keep their words.
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => ({ tag: name })),
    toDOM: tag('p'),
  },
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
    parseDOM: [{ tag: 'strong' }, { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null }],
    toDOM: tag('strong'),
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i', getAttrs: (node) => node.style.fontStyle !== 'normal' && null }], toDOM: tag('em') },
};

/** What can be written: paragraphs, lists, quotations, bold, italic and links to https addresses. */
export const richTextSchema = new Schema({ nodes, marks });
