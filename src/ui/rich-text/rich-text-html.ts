import { DOMParser, DOMSerializer, type Node, type Schema } from 'prosemirror-model';
import { inertNodes } from '../trusted-html.ts';

/** Markup as a document of the editor; what it does not know is left out. */
export const documentOf = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(inertNodes(html));

/** A document as markup; of an empty one, nothing. */
export function htmlOf(document_: Node): string {
  if (isEmpty(document_)) return '';
  // Not of this page: its pictures would be fetched.
  const inert = document.implementation.createHTMLDocument();
  const holder = inert.createElement('div');
  holder.append(DOMSerializer.fromSchema(document_.type.schema).serializeFragment(document_.content, { document: inert }));
  return holder.innerHTML;
}

/** Nothing but white space, and no picture. */
const isEmpty = (document_: Node): boolean =>
  document_.textBetween(0, document_.content.size, '', ({ type }) => (type.name === 'picture' ? '▧' : '')).trim() === '';

/** The words of a document. */
export const textOf = (document_: Node): string => document_.textBetween(0, document_.content.size, ' ', ' ');
