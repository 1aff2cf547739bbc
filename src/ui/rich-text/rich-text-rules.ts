import type { Node } from 'prosemirror-model';
import { textOf } from './rich-text-html.ts';

/** SPEC 9: how long an edit is shown that is then undone. */
export const rollbackDefaultMs = 200;

export interface RichTextRules {
  /** Of the words, without tags, in characters. */
  readonly maxLength: number;
  /** Nodes that may not stand in the text. */
  readonly refused: readonly string[];
}

/** Why an edit is undone. */
export type BrokenRule = 'TOO_LONG' | 'NOT_ALLOWED';

/** The first rule that a document breaks; undefined when it breaks none. */
export function brokenRuleOf(document_: Node, { maxLength, refused }: RichTextRules): BrokenRule | undefined {
  if (textOf(document_).length > maxLength) return 'TOO_LONG';
  let isRefused = false;
  document_.descendants((node) => void (isRefused ||= refused.includes(node.type.name)));
  return isRefused ? 'NOT_ALLOWED' : undefined;
}
