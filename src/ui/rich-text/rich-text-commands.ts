import { baseKeymap, lift, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

const nodeOf = (name: string): NodeType => richTextSchema.nodes[name] as NodeType;
const markOf = (name: string): MarkType => richTextSchema.marks[name] as MarkType;

const [bulletList, orderedList, listItem] = [nodeOf('bullet_list'), nodeOf('ordered_list'), nodeOf('list_item')];
const [blockquote, hardBreak] = [nodeOf('blockquote'), nodeOf('hard_break')];
const [strong, em, link] = [markOf('strong'), markOf('em'), markOf('link')];

/** What the toolbar offers. */
export const textTools = ['BOLD', 'ITALIC', 'BULLETS', 'NUMBERS', 'QUOTE', 'LINK'] as const;
export type TextTool = (typeof textTools)[number];

function isWithin(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

const hasMark = (state: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  return empty ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark);
};

/** Whether the place of the cursor is made so. */
export function isOn(state: EditorState, tool: TextTool): boolean {
  switch (tool) {
    case 'BOLD':
      return hasMark(state, strong);
    case 'ITALIC':
      return hasMark(state, em);
    case 'LINK':
      return hasMark(state, link);
    case 'BULLETS':
      return isWithin(state, bulletList);
    case 'NUMBERS':
      return isWithin(state, orderedList);
    case 'QUOTE':
      return isWithin(state, blockquote);
  }
}

/** In a list already: out of it, or into one of the other kind. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) =>
    isWithin(state, type) ? liftListItem(listItem)(state, dispatch, view) : wrapInList(type)(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, blockquote) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch);

/** What a press of a tool does; a link is asked for first. */
export const commandOf: Readonly<Record<Exclude<TextTool, 'LINK'>, Command>> = {
  BOLD: toggleMark(strong),
  ITALIC: toggleMark(em),
  BULLETS: toggleList(bulletList),
  NUMBERS: toggleList(orderedList),
  QUOTE: toggleQuote,
};

/** Makes the selection a link, or writes the address where nothing is selected. */
export const addLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    const mark = link.create({ href });
    if (!empty) dispatch?.(state.tr.addMark(from, to, mark));
    else {
      const isGlued = /\S$/.test($from.parent.textBetween(0, $from.parentOffset));
      const written = richTextSchema.text(href, [mark]);
      dispatch?.(state.tr.replaceWith(from, to, isGlued ? [richTextSchema.text(' '), written] : [written]));
    }
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

/** At the start of a quotation or of a list, the way out of it. */
const liftFirst: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return liftListItem(listItem)(state, dispatch, view) || (isWithin(state, blockquote) && lift(state, dispatch));
};

/** Tab is left to the browser: whoever writes with a keyboard gets out of the field. */
const plugins = [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, bulletList),
      wrappingInputRule(/^\s*1[.)]\s$/, orderedList),
      wrappingInputRule(/^\s*>\s$/, blockquote),
    ],
  }),
  keymap({ 'Mod-b': toggleMark(strong), 'Mod-i': toggleMark(em), 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo }),
  keymap({ Enter: splitListItem(listItem), 'Shift-Enter': breakLine, Backspace: liftFirst }),
  keymap(baseKeymap),
  history(),
];

export const newState = (document_: Node): EditorState => EditorState.create({ doc: document_, plugins });
