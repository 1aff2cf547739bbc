import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  label: string;
}

/** Close, back and menu are the only icons that stand without their word. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={styles['button']} aria-label={label} />
);
