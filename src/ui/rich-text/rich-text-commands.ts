import { baseKeymap, chainCommands, createParagraphNear, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, NodeSelection, Selection, TextSelection, type Command, type Plugin, type Transaction } from 'prosemirror-state';
import type { TextPicture } from './rich-text-schema.ts';

type MarkName = 'strong' | 'em' | 'link';
type NodeName = 'paragraph' | 'heading' | 'blockquote' | 'bullet_list' | 'ordered_list' | 'list_item' | 'hard_break';

const nodeOf = (schema: Schema, name: NodeName): NodeType => schema.nodes[name] as NodeType;
const markOf = (schema: Schema, name: MarkName): MarkType => schema.marks[name] as MarkType;

/** What the toolbar offers; where there are headings, those before. */
export const textTools = ['BOLD', 'ITALIC', 'BULLETS', 'NUMBERS', 'QUOTE', 'LINK'] as const;
export const headingTools = ['HEADING', 'SUBHEADING'] as const;
/** What is asked for first. */
export type AskingTool = 'LINK' | 'PICTURE';
export type TextTool = (typeof textTools)[number] | (typeof headingTools)[number] | AskingTool;

const levels = { HEADING: 2, SUBHEADING: 3 } as const;

function isWithin(state: EditorState, name: NodeName): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
}

const hasMark = (state: EditorState, name: MarkName): boolean => {
  const mark = markOf(state.schema, name);
  const { from, to, empty, $from } = state.selection;
  return empty ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark);
};

function isHeading(state: EditorState, tool: keyof typeof levels): boolean {
  const { parent } = state.selection.$from;
  return parent.type.name === 'heading' && parent.attrs['level'] === levels[tool];
}

/** The picture that is selected. */
export function selectedPicture({ selection }: EditorState): TextPicture | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture';
  return isPicture ? (selection.node.attrs as TextPicture) : undefined;
}

/** Whether the place of the cursor is made so. */
export function isOn(state: EditorState, tool: TextTool): boolean {
  switch (tool) {
    case 'HEADING':
    case 'SUBHEADING':
      return isHeading(state, tool);
    case 'BOLD':
      return hasMark(state, 'strong');
    case 'ITALIC':
      return hasMark(state, 'em');
    case 'LINK':
      return hasMark(state, 'link');
    case 'PICTURE':
      return selectedPicture(state) !== undefined;
    case 'BULLETS':
      return isWithin(state, 'bullet_list');
    case 'NUMBERS':
      return isWithin(state, 'ordered_list');
    case 'QUOTE':
      return isWithin(state, 'blockquote');
  }
}

const toggle =
  (name: MarkName): Command =>
  (state, dispatch, view) =>
    toggleMark(markOf(state.schema, name))(state, dispatch, view);

/** A heading already: a paragraph again. */
const toggleHeading =
  (tool: keyof typeof levels): Command =>
  (state, dispatch, view) => {
    const command = isHeading(state, tool)
      ? setBlockType(nodeOf(state.schema, 'paragraph'))
      : setBlockType(nodeOf(state.schema, 'heading'), { level: levels[tool] });
    return command(state, dispatch, view);
  };

const liftItem: Command = (state, dispatch, view) => liftListItem(nodeOf(state.schema, 'list_item'))(state, dispatch, view);

/** In a list already: out of it, or into one of the other kind. */
const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) =>
    isWithin(state, name) ? liftItem(state, dispatch, view) : wrapInList(nodeOf(state.schema, name))(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, 'blockquote') ? lift(state, dispatch) : wrapIn(nodeOf(state.schema, 'blockquote'))(state, dispatch);

/** What a press of a tool does; a link and a picture are asked for first. */
export const commandOf: Readonly<Record<Exclude<TextTool, AskingTool>, Command>> = {
  HEADING: toggleHeading('HEADING'),
  SUBHEADING: toggleHeading('SUBHEADING'),
  BOLD: toggle('strong'),
  ITALIC: toggle('em'),
  BULLETS: toggleList('bullet_list'),
  NUMBERS: toggleList('ordered_list'),
  QUOTE: toggleQuote,
};

/** Makes the selection a link, or writes the address where nothing is selected. */
export const addLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { schema, selection } = state;
    const { from, to, empty, $from } = selection;
    const mark = markOf(schema, 'link').create({ href });
    if (!empty) dispatch?.(state.tr.addMark(from, to, mark));
    else {
      const isGlued = /\S$/.test($from.parent.textBetween(0, $from.parentOffset));
      const written = schema.text(href, [mark]);
      dispatch?.(state.tr.replaceWith(from, to, isGlued ? [schema.text(' '), written] : [written]));
    }
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  dispatch?.(state.tr.removeMark(range.from, range.to, markOf(state.schema, 'link')));
  return true;
};

/** Puts the cursor into the text below a place between two blocks, which is made where there is none. */
function goBelow(tr: Transaction, place: number): Transaction {
  const isText = tr.doc.resolve(place).nodeAfter?.isTextblock ?? false;
  if (!isText) tr.insert(place, nodeOf(tr.doc.type.schema, 'paragraph').create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView();
}

/** Writes a picture in place of the selected one, or after the paragraph of the cursor; what is typed next goes below it. */
export const setPicture =
  (picture: TextPicture): Command =>
  ({ selection, schema, tr }, dispatch) => {
    const node = schema.node('picture', picture);
    const { $from, $to } = selection;
    const isPicture = selection instanceof NodeSelection && selection.node.type === node.type;
    const isAtEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    const place = isPicture ? selection.from : isAtEmpty ? $from.before() : $to.depth > 0 ? $to.after() : selection.to;
    const end = isPicture ? selection.to : isAtEmpty ? $from.after() : place;
    dispatch?.(goBelow(tr.replaceWith(place, end, node), place + node.nodeSize));
    return true;
  };

export const removePicture: Command = (state, dispatch) => {
  if (!selectedPicture(state)) return false;
  dispatch?.(state.tr.deleteSelection());
  return true;
};

/** From a selected picture into the text below it: what is typed, or pasted, would take its place. */
export const leavePicture: Command = (state, dispatch) => {
  if (!selectedPicture(state)) return false;
  dispatch?.(goBelow(state.tr, state.selection.to));
  return true;
};

/** A picture that the cursor stands next to is selected before it can be deleted; an empty paragraph beside it goes. */
const selectPicture =
  (side: 'before' | 'after'): Command =>
  ({ selection, doc, tr }, dispatch) => {
    const { $from, empty } = selection;
    const isAtEdge = $from.parentOffset === (side === 'before' ? 0 : $from.parent.content.size);
    if (!empty || $from.depth === 0 || !isAtEdge) return false;
    const edge = doc.resolve(side === 'before' ? $from.before() : $from.after());
    const beside = side === 'before' ? edge.nodeBefore : edge.nodeAfter;
    if (beside?.type.name !== 'picture') return false;
    const place = side === 'before' ? edge.pos - beside.nodeSize : edge.pos;
    // The room below the last picture stays.
    const isSpare = $from.depth === 1 && $from.parent.content.size === 0 && $from.indexAfter(0) < doc.childCount;
    if (isSpare) tr.delete($from.before(), $from.after());
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, tr.mapping.map(place))));
    return true;
  };

const breakLine: Command = (state, dispatch) => {
  if (selectedPicture(state)) return createParagraphNear(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(nodeOf(state.schema, 'hard_break').create()).scrollIntoView());
  return true;
};

/** At the start of a quotation or of a list, the way out of it. */
const liftFirst: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return liftItem(state, dispatch, view) || (isWithin(state, 'blockquote') && lift(state, dispatch));
};

/** What is typed at the start of a line and makes it something else, as in Markdown. */
function rulesOf(schema: Schema) {
  const { heading } = schema.nodes;
  return [
    wrappingInputRule(/^\s*[-*]\s$/, nodeOf(schema, 'bullet_list')),
    wrappingInputRule(/^\s*1[.)]\s$/, nodeOf(schema, 'ordered_list')),
    wrappingInputRule(/^\s*>\s$/, nodeOf(schema, 'blockquote')),
    ...(heading ? [textblockTypeInputRule(/^(##{1,2})\s$/, heading, ([, signs = '']) => ({ level: signs.length }))] : []),
  ];
}

/** Tab is left to the browser: whoever writes with a keyboard gets out of the field. */
const pluginsOf = (schema: Schema): Plugin[] => [
  inputRules({ rules: rulesOf(schema) }),
  keymap({ 'Mod-b': toggle('strong'), 'Mod-i': toggle('em'), 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo }),
  keymap({ Enter: splitListItem(nodeOf(schema, 'list_item')), 'Shift-Enter': breakLine }),
  keymap({ Backspace: chainCommands(selectPicture('before'), liftFirst), Delete: selectPicture('after') }),
  keymap(baseKeymap),
  history(),
];

/** The cursor stands at the end, where writing goes on; not on a picture, which what is typed would take the place of. */
export const newState = (document_: Node): EditorState =>
  EditorState.create({
    doc: document_,
    selection: Selection.findFrom(document_.resolve(document_.content.size), -1, true) ?? Selection.atEnd(document_),
    plugins: pluginsOf(document_.type.schema),
  });
