import { DOMParser, DOMSerializer, type Node, type Schema } from 'prosemirror-model';
import { inertNodes } from '../trusted-html.ts';

/** Markup as a document of the editor; what it does not know is left out. */
export const documentOf = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(inertNodes(html));

/** A document as markup; of an empty one, nothing. */
export function htmlOf(document_: Node): string {
  if (textOf(document_).trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(document_.type.schema).serializeFragment(document_.content));
  return holder.innerHTML;
}

/** The words of a document. */
export const textOf = (document_: Node): string => document_.textBetween(0, document_.content.size, ' ', ' ');
