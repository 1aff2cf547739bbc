import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './Button.tsx';

function ButtonAnchor({ variant, isWide, isLarge, children, ...rest }: ButtonLook & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={buttonClass({ ...(variant && { variant }), ...(isWide && { isWide }), ...(isLarge && { isLarge }) })}>
      {children}
    </a>
  );
}

/** A link of the site that looks like a button: `to`, `params`, `search`, `hash` as for Link. */
export const LinkButton = createLink(ButtonAnchor);

/** The same for an address outside the router: `tel:`, `mailto:`, another site. */
export const AnchorButton = ButtonAnchor;
