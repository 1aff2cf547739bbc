import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { inertNodes } from '../trusted-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

/** Markup as a document of the editor; what it does not know is left out. */
export const documentOf = (html: string): Node => DOMParser.fromSchema(richTextSchema).parse(inertNodes(html));

/** A document as markup; of an empty one, nothing. */
export function htmlOf(document_: Node): string {
  if (textOf(document_).trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(richTextSchema).serializeFragment(document_.content));
  return holder.innerHTML;
}

/** The words of a document. */
export const textOf = (document_: Node): string => document_.textBetween(0, document_.content.size, ' ', ' ');
