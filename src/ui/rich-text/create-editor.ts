import type { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { newState } from './rich-text-commands.ts';
import { documentOf, htmlOf } from './rich-text-html.ts';
import { brokenRuleOf, type BrokenRule, type RichTextRules } from './rich-text-rules.ts';

interface EditorOptions {
  readonly html: string;
  readonly rules: RichTextRules;
  readonly rollbackMs: number;
  readonly attributes: Record<string, string>;
  /** Of every change, of the text or of the place in it. */
  readonly onState: (state: EditorState) => void;
  /** Of a text that breaks no rule; never of one that is about to be undone. */
  readonly onValid: (html: string) => void;
  readonly onRolledBack: (rule: BrokenRule) => void;
  readonly onBlur: () => void;
}

/**
 * An editor within an element. An edit that breaks a rule is shown, then undone to the last text that broke none
 * (DOMAIN 13); what is mended in time stays.
 */
export function createEditor(place: HTMLElement, options: EditorOptions) {
  const { html, rules, rollbackMs, attributes, onState, onValid, onRolledBack, onBlur } = options;
  let valid = newState(documentOf(html));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rollBack(): void {
    timer = undefined;
    const broken = brokenRuleOf(view.state.doc, rules);
    if (broken === undefined) return;
    // A letter that is being composed cannot be taken away from under the keyboard.
    if (view.composing) return wait();
    view.updateState(valid);
    onState(valid);
    onRolledBack(broken);
  }
  function wait(): void {
    timer ??= setTimeout(rollBack, rollbackMs);
  }

  const view = new EditorView(place, {
    state: valid,
    attributes,
    handleDOMEvents: { blur: onBlur },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state);
      if (brokenRuleOf(state.doc, rules) !== undefined) return wait();
      const isChanged = !state.doc.eq(valid.doc);
      valid = state;
      if (isChanged) onValid(htmlOf(state.doc));
    },
  });

  return {
    view,
    /** Puts another text in place of this one, as if the editor were new. */
    replace(other: string): void {
      valid = newState(documentOf(other));
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
