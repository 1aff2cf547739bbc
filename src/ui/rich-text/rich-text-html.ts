import { DOMParser, DOMSerializer, type Fragment, type Node, type Schema } from 'prosemirror-model';
import { inertNodes } from '../trusted-html.ts';

/** Markup as a document of the editor; what it does not know is left out. A picture at its end has room below it to write in. */
export function documentOf(html: string, schema: Schema): Node {
  const parsed = DOMParser.fromSchema(schema).parse(inertNodes(html));
  const isOpen = parsed.lastChild?.type.name !== 'picture';
  return isOpen ? parsed : parsed.copy(parsed.content.addToEnd(schema.node('paragraph')));
}

/** Without the room below a last picture where nothing was written. */
function written({ content, childCount, lastChild }: Node): Fragment {
  const isRoom =
    childCount > 1 && lastChild?.isTextblock && lastChild.content.size === 0 && content.child(childCount - 2).type.name === 'picture';
  return isRoom ? content.cut(0, content.size - lastChild.nodeSize) : content;
}

/** A document as markup; of an empty one, nothing. */
export function htmlOf(document_: Node): string {
  if (isEmpty(document_)) return '';
  // Not of this page: its pictures would be fetched.
  const inert = document.implementation.createHTMLDocument();
  const holder = inert.createElement('div');
  holder.append(DOMSerializer.fromSchema(document_.type.schema).serializeFragment(written(document_), { document: inert }));
  return holder.innerHTML;
}

/** Nothing but white space, and no picture. */
const isEmpty = (document_: Node): boolean =>
  document_.textBetween(0, document_.content.size, '', ({ type }) => (type.name === 'picture' ? '▧' : '')).trim() === '';

/** The words of a document. */
export const textOf = (document_: Node): string => document_.textBetween(0, document_.content.size, ' ', ' ');
