import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The first message of the field, if it has one. */
  error?: string | undefined;
  /** The word shown beside the label of a field that may stay empty. */
  optionalLabel?: string;
}

/** What ties an input to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles['error']} id={id} role="alert">
      <AlertIcon size={18} />
      {children}
    </p>
  );
}

/** Label, hint, input and error, in the order they are read. */
export function Field({ label, hint, error, optionalLabel, children }: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label} {optionalLabel && <span className={styles['optional']}>{optionalLabel}</span>}
      </label>
      {hint && (
        <div className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
