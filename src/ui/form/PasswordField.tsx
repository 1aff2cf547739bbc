import { useState, type ComponentProps } from 'react';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/EyeOffIcon.tsx';
import { IconButton } from '../IconButton.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles['withButton']}>
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={styles['input']}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton label={isShown ? hideLabel : showLabel} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
