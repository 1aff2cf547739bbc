import type { Schema } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPasted } from './clean-pasted.ts';
import { pictureView, type ReadPicture } from './picture-view.ts';
import { leavePicture, newState } from './rich-text-commands.ts';
import { documentOf, htmlOf } from './rich-text-html.ts';
import { brokenRuleOf, type BrokenRule, type RichTextRules } from './rich-text-rules.ts';

interface EditorOptions {
  readonly schema: Schema;
  readonly html: string;
  readonly rules: RichTextRules;
  readonly rollbackMs: number;
  readonly attributes: Record<string, string>;
  readonly readPicture: ReadPicture;
  /** Of every change, of the text or of the place in it. */
  readonly onState: (state: EditorState) => void;
  /** Of a text that breaks no rule; never of one that is about to be undone. */
  readonly onValid: (html: string) => void;
  readonly onRolledBack: (rule: BrokenRule) => void;
  readonly onBlur: () => void;
}

/** Takes the nodes that may not stand in the text out of it, and leaves the words that came with them. */
function withoutRefused({ doc, tr }: EditorState, { refused }: RichTextRules): Transaction {
  doc.descendants((node, position) => {
    if (refused.includes(node.type.name)) tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize));
  });
  return tr.setMeta('addToHistory', false);
}

/**
 * An editor within an element. An edit that breaks a rule is shown, then undone (DOMAIN 13): what may not stand in the
 * text goes and its words stay; a text that is too long goes back to the last one that was not. What is mended in time
 * stays.
 */
export function createEditor(place: HTMLElement, options: EditorOptions) {
  const { schema, html, rules, rollbackMs, attributes, readPicture, onState, onValid, onRolledBack, onBlur } = options;
  let valid = newState(documentOf(html, schema));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rollBack(): void {
    timer = undefined;
    const broken = brokenRuleOf(view.state.doc, rules);
    if (broken === undefined) return;
    // A letter that is being composed cannot be taken away from under the keyboard.
    if (view.composing) return wait();
    const mended = view.state.apply(withoutRefused(view.state, rules));
    if (brokenRuleOf(mended.doc, rules) === undefined) accept(mended);
    view.updateState(valid);
    onState(valid);
    onRolledBack(broken);
  }
  function accept(state: EditorState): void {
    const isChanged = !state.doc.eq(valid.doc);
    valid = state;
    if (isChanged) onValid(htmlOf(state.doc));
  }
  function wait(): void {
    timer ??= setTimeout(rollBack, rollbackMs);
  }

  /** The browser would open a file in place of the page. */
  function refuseFiles(data: DataTransfer | null, event: Event): boolean {
    const isFile = data !== null && data.files.length > 0 && !data.types.includes('text/html');
    if (!isFile) return false;
    event.preventDefault();
    onRolledBack('NOT_ALLOWED');
    return true;
  }

  const view = new EditorView(place, {
    state: valid,
    attributes,
    transformPastedHTML: cleanPasted,
    handleTextInput(current, from, to, text) {
      if (!leavePicture(current.state, current.dispatch)) return false;
      current.dispatch(current.state.tr.insertText(text));
      return true;
    },
    handlePaste: (current, event) => {
      leavePicture(current.state, current.dispatch);
      return refuseFiles(event.clipboardData, event);
    },
    handleDrop: (_, event) => refuseFiles(event.dataTransfer, event),
    nodeViews: schema.nodes['picture'] ? { picture: pictureView(readPicture) } : {},
    handleDOMEvents: {
      blur: onBlur,
      // An input method would begin by deleting what is selected.
      compositionstart: (current) => leavePicture(current.state, current.dispatch) && false,
    },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state);
      if (brokenRuleOf(state.doc, rules) !== undefined) return wait();
      accept(state);
    },
  });

  return {
    view,
    /** Puts another text in place of this one, as if the editor were new. */
    replace(other: string): void {
      const document_ = documentOf(other, schema);
      // The same, written otherwise by the server: the place in the text and what can be undone stay.
      if (document_.eq(view.state.doc)) return;
      valid = newState(document_);
      view.updateState(valid);
      onState(valid);
    },
    destroy(): void {
      clearTimeout(timer);
      view.destroy();
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
