import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir'>;

/**
 * A phone number as people write it; the contract's schema brings it to the international form. The browser offers the
 * person's own: `autoComplete="off"` where it is somebody else's.
 */
export const PhoneField = (props: PhoneFieldProps) => (
  // Digits read from left to right in Arabic pages too.
  <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" dir="ltr" />
);
