import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** `<TextField label={...} error={errors.email} {...form.register('email')} />` */
export function TextField({ label, hint, error, optionalLabel, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(optionalLabel && { optionalLabel })}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles['input']} />}
    </Field>
  );
}
