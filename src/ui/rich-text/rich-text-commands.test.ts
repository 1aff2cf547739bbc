import { AllSelection, NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { leavePicture, newState, removePicture, selectedPicture, setPicture } from './rich-text-commands.ts';
import { articleSchema as schema, plainSchema } from './rich-text-schema.ts';

const wave = { src: '/api/v1/bucket/file/00.webp?w=640', alt: 'Une vague', caption: '' };
const paragraph = (words: string) => schema.node('paragraph', null, words === '' ? [] : [schema.text(words)]);
const picture = () => schema.node('picture', wave);
const stateOf = (...blocks: Node[]) => newState(schema.node('doc', null, blocks));
const linesOf = ({ doc }: EditorState) => doc.children.map((block) => (block.type.name === 'picture' ? '▧' : block.textContent));

function after(state: EditorState, command: Command): EditorState {
  let changed = state;
  expect(command(state, (transaction) => (changed = state.apply(transaction)))).toBe(true);
  return changed;
}
const typed = (state: EditorState, words: string) => state.apply(state.tr.insertText(words));
const within = (state: EditorState, place: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
const select = (state: EditorState, place: number) => state.apply(state.tr.setSelection(NodeSelection.create(state.doc, place)));
/** What a key does first, as the editor asks its plugins. */
function pressed(state: EditorState, key: string): EditorState {
  let changed = state;
  const view = {
    state,
    dispatch: (transaction: Parameters<EditorState['apply']>[0]) => (changed = state.apply(transaction)),
    endOfTextblock: () => true,
  };
  const event = { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, keyCode: 0 };
  for (const { props } of state.plugins) if (props.handleKeyDown?.call({} as never, view as never, event as never)) break;
  return changed;
}

describe('a text that is opened', () => {
  test('goes on at its end', () => expect(linesOf(typed(stateOf(paragraph('a'), paragraph('b')), '!'))).toEqual(['a', 'b!']));

  test('is not a picture that the first letter takes the place of', () => {
    expect(selectedPicture(stateOf(picture(), paragraph('a')))).toBeUndefined();
    expect(linesOf(typed(stateOf(picture(), paragraph('')), 'b'))).toEqual(['▧', 'b']);
  });
});

describe('a picture that is placed', () => {
  test('stands below the paragraph of the cursor, and what is typed next below it', () => {
    const placed = after(within(stateOf(paragraph('a'), paragraph('b')), 2), setPicture(wave));
    expect(linesOf(typed(placed, '!'))).toEqual(['a', '▧', '!b']);
  });

  test('at the end makes room below it', () =>
    expect(linesOf(typed(after(stateOf(paragraph('a')), setPicture(wave)), 'b'))).toEqual(['a', '▧', 'b']));

  test('takes the place of an empty paragraph', () =>
    expect(linesOf(typed(after(stateOf(paragraph('a'), paragraph('')), setPicture(wave)), 'b'))).toEqual(['a', '▧', 'b']));

  test('within a list stands below the words of the entry', () => {
    const list = schema.node('bullet_list', null, [schema.node('list_item', null, [paragraph('a')])]);
    const entry = typed(after(stateOf(list), setPicture(wave)), 'b').doc.firstChild?.firstChild;
    expect(entry?.children.map(({ type }) => type.name)).toEqual(['paragraph', 'picture', 'paragraph']);
  });
});

test('a picture that is placed takes the place of nothing but another picture', () => {
  const state = stateOf(paragraph('a'), schema.node('blockquote', null, [paragraph('b')]), paragraph('c'));
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(linesOf(after(all, setPicture(wave)))).toEqual(['a', 'b', 'c', '▧', '']);
  expect(linesOf(after(select(state, 3), setPicture(wave)))).toEqual(['a', 'b', '▧', 'c']);
});

describe('a picture that is selected', () => {
  const selected = select(stateOf(picture(), paragraph('a')), 0);

  test('is changed, and what is typed next does not take its place', () => {
    const changed = after(selected, setPicture({ ...wave, caption: 'b' }));
    expect([linesOf(typed(changed, '!')), changed.doc.firstChild?.attrs['caption']]).toEqual([['▧', '!a'], 'b']);
  });

  test('is left for the text below it', () => expect(linesOf(typed(after(selected, leavePicture), '!'))).toEqual(['▧', '!a']));

  test('is removed', () => expect(linesOf(after(selected, removePicture))).toEqual(['a']));

  test('is not what the cursor stands in elsewhere', () => {
    for (const command of [removePicture, leavePicture]) expect(command(stateOf(paragraph('a')))).toBe(false);
  });
});

test('a picture beside the cursor is selected before a key deletes it', () => {
  const state = stateOf(paragraph('a'), picture(), paragraph('b'));
  const below = pressed(within(state, 5), 'Backspace');
  expect([linesOf(below), selectedPicture(below)?.alt]).toEqual([['a', '▧', 'b'], 'Une vague']);
  expect(linesOf(pressed(below, 'Backspace'))).toEqual(['a', 'b']);
  const above = pressed(within(state, 2), 'Delete');
  expect([linesOf(above), selectedPicture(above)?.alt]).toEqual([['a', '▧', 'b'], 'Une vague']);
});

test('an empty paragraph between two pictures goes, and the room below the last one stays', () => {
  const state = stateOf(picture(), paragraph(''), picture(), paragraph(''));
  for (const key of ['Backspace', 'Delete']) expect(linesOf(pressed(within(state, 2), key))).toEqual(['▧', '▧', '']);
  expect(linesOf(pressed(within(state, 5), 'Backspace'))).toEqual(['▧', '', '▧', '']);
});

test('a thread has no pictures', () => expect(plainSchema.nodes['picture']).toBeUndefined());
