import type { EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, type FieldProps } from '../form/Field.tsx';
import fieldStyles from '../form/Field.module.css';
import { createEditor, type Editor } from './create-editor.ts';
import type { ReadPicture } from './picture-view.ts';
import { rollbackDefaultMs, type BrokenRule, type RichTextRules } from './rich-text-rules.ts';
import { articleSchema, plainSchema } from './rich-text-schema.ts';
import styles from './RichTextField.module.css';
import { TextToolbar, type PictureQuestionProps, type ToolbarWords } from './TextToolbar.tsx';

interface RichTextFieldProps extends Omit<FieldProps, 'optionalLabel'> {
  /** Of an article, which has headings too. */
  pictures?: { Question: ComponentType<PictureQuestionProps>; read: ReadPicture };
  words: ToolbarWords & Readonly<Record<BrokenRule, string>>;
  rules: RichTextRules;
  rollbackMs?: number;
  /** Markup; another one than was last reported takes the place of what is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** A field for text with bold, italic, lists, quotations and links; that of an article has headings and pictures. Import it from lazily loaded files only. */
export function RichTextField(props: RichTextFieldProps) {
  const { pictures, label, hint, error, words, rules, rollbackMs = rollbackDefaultMs, value } = props;
  const isArticle = pictures !== undefined;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const reported = useRef(value);
  const latest = useRef(props);
  const [state, setState] = useState<EditorState>();
  const [undone, setUndone] = useState<BrokenRule>();

  // What it reports to is of the latest render; it is itself made once.
  useEffect(() => void (latest.current = props));

  // The library draws the text itself, outside React.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor(place.current, {
      schema: isArticle ? articleSchema : plainSchema,
      html: reported.current,
      rules,
      rollbackMs,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` },
      readPicture: (src) => latest.current.pictures?.read(src) ?? Promise.reject(new Error(src)),
      onState: setState,
      onValid(html) {
        reported.current = html;
        setUndone(undefined);
        latest.current.onChange(html);
      },
      onRolledBack: setUndone,
      onBlur: () => latest.current.onBlur(),
    });
    editor.current = made;
    setState(made.view.state);
    return () => made.destroy();
  }, [id, isArticle, rollbackMs, rules]);

  // A draft that was read later takes its place in the editor.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    editor.current?.replace(value);
  }, [value]);

  // Not a render's business: the element is the library's.
  useEffect(() => {
    editor.current?.view.dom.setAttribute('aria-invalid', String(Boolean(error)));
    editor.current?.view.dom.setAttribute('aria-describedby', error ? `${id}-hint ${id}-error` : `${id}-hint`);
  }, [error, id]);

  return (
    <div className={fieldStyles['field']}>
      <span className={fieldStyles['label']} id={`${id}-label`}>
        {label}
      </span>
      <div className={fieldStyles['hint']} id={`${id}-hint`}>
        {hint}
      </div>
      <div className={classNames(styles['frame'], isArticle && styles['article'])} data-invalid={Boolean(error)}>
        {state && <TextToolbar words={words} PictureQuestion={pictures?.Question} state={state} view={() => editor.current?.view} />}
        <div ref={place} className={styles['place']} />
      </div>
      <p className={styles['undone']} role="status">
        {undone && words[undone]}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
