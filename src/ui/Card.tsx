import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
}

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles['card'], className)} />;
}
