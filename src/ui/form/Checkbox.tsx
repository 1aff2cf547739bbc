import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles['checkbox']}>
      <input {...input} id={id} type="checkbox" aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} />
      <label htmlFor={id}>{label}</label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
