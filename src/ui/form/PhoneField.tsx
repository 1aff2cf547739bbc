import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

/** A phone number as people write it; the contract's schema brings it to the international form. */
export const PhoneField = (props: PhoneFieldProps) => (
  // Digits read from left to right in Arabic pages too.
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
);
