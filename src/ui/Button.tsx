import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'filled' | 'outlined' | 'plain' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  isWide?: boolean;
  isLarge?: boolean;
}

/** The classes of a button, for what looks like one without being one: a link. */
export function buttonClass({ variant = 'outlined', isWide = false, isLarge = false }: ButtonLook): string {
  return classNames(styles['button'], styles[variant], isWide && styles['wide'], isLarge && styles['large']);
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Working: keeps its words and focus, turns a spinner and ignores presses. */
  isPending?: boolean;
}

export function Button({ variant, isWide, isLarge, isPending = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={isPending ? 'button' : type}
      className={buttonClass({ ...(variant && { variant }), ...(isWide && { isWide }), ...(isLarge && { isLarge }) })}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : onClick}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}
