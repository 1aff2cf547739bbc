import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextArea({ label, hint, error, optionalLabel, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(optionalLabel && { optionalLabel })}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={classNames(styles['input'], styles['area'])} />}
    </Field>
  );
}
