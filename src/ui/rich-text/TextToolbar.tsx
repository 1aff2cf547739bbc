import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { flushSync } from 'react-dom';
import { Toolbar } from 'radix-ui';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { Button } from '../Button.tsx';
import fieldStyles from '../form/Field.module.css';
import { FieldError } from '../form/Field.tsx';
import {
  addLink,
  commandOf,
  isOn,
  removeLink,
  removePicture,
  selectedPicture,
  setPicture,
  type AskingTool,
  type TextTool,
} from './rich-text-commands.ts';
import type { TextPicture } from './rich-text-schema.ts';
import styles from './RichTextField.module.css';

export interface ToolbarWords {
  /** The tools that are offered, in order. */
  readonly tools: readonly { readonly tool: TextTool; readonly label: string }[];
  readonly toolbar: string;
  readonly address: string;
  readonly addLink: string;
  readonly close: string;
  /** Of an address that is not one. */
  readonly notAnAddress: string;
}

export interface PictureQuestionProps {
  /** The one that is selected. */
  picture: TextPicture | undefined;
  onPicture: (picture: TextPicture) => void;
  onRemove: () => void;
  onClose: () => void;
}

interface TextToolbarProps {
  words: ToolbarWords;
  /** Asks for a picture; left out where the tools have none. */
  PictureQuestion?: ComponentType<PictureQuestionProps> | undefined;
  state: EditorState;
  view: () => EditorView | undefined;
}

/** An https address of what was typed, with or without « https:// »; undefined where it makes none. */
export function addressOf(typed: string): string | undefined {
  const whole = /^[a-z][\w+.-]*:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  return protocol === 'https:' && hostname.includes('.') ? href : undefined;
}

/** What can be made of the text, one press each; the arrows go from one to the next. */
export function TextToolbar({ words, PictureQuestion, state, view }: TextToolbarProps) {
  const [asking, setAsking] = useState<AskingTool>();

  function press(tool: TextTool): void {
    const editor = view();
    if (!editor) return;
    if (tool === 'LINK' && isOn(editor.state, tool)) removeLink(editor.state, editor.dispatch);
    else if (tool === 'LINK' || tool === 'PICTURE') {
      // The keyboard comes back to the text.
      editor.focus();
      return setAsking(tool);
    } else commandOf[tool](editor.state, editor.dispatch, editor);
    editor.focus();
  }

  function answer(command: Command): void {
    const editor = view();
    if (editor) command(editor.state, editor.dispatch);
    flushSync(() => setAsking(undefined));
    // The question gives the focus back where the cursor stood before; what was placed is above it now.
    editor?.focus();
  }

  return (
    <>
      <Toolbar.Root className={styles['toolbar']} aria-label={words.toolbar}>
        {words.tools.map(({ tool, label }) => (
          <Toolbar.Button
            key={tool}
            type="button"
            className={styles['tool']}
            aria-pressed={isOn(state, tool)}
            // The place in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(tool)}
          >
            {label}
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      {asking === 'LINK' && <LinkQuestion words={words} view={view} onClose={() => setAsking(undefined)} />}
      {asking === 'PICTURE' && PictureQuestion && (
        <PictureQuestion
          picture={selectedPicture(state)}
          onPicture={(picture) => answer(setPicture(picture))}
          onRemove={() => answer(removePicture)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function LinkQuestion({ words, view, onClose }: Pick<TextToolbarProps, 'words' | 'view'> & { onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // It has just been asked for.
  useEffect(() => field.current?.focus(), []);

  function close(): void {
    onClose();
    view()?.focus();
  }
  function add(): void {
    const editor = view();
    const href = addressOf(typed);
    if (!editor || href === undefined) return setIsWrong(true);
    addLink(href)(editor.state, editor.dispatch);
    close();
  }

  // Within the form of the page: its keys must not send that one.
  return (
    <div className={styles['question']}>
      <label htmlFor={id}>{words.address}</label>
      <input
        id={id}
        className={fieldStyles['input']}
        type="url"
        inputMode="url"
        ref={field}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Enter') add();
          else close();
        }}
      />
      <FieldError id={`${id}-error`}>{isWrong ? words.notAnAddress : undefined}</FieldError>
      <div className={styles['actions']}>
        <Button onClick={add}>{words.addLink}</Button>
        <Button variant="plain" onClick={close}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
