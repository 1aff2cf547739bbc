import { useEffect, useRef, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * For a form with fields that are not inputs: once it is sent with something wrong, the focus goes to the first field that is, as
 * they stand on the screen. The form's own way knows inputs alone.
 */
export function useFirstErrorFocus<T extends FieldValues, C, O>({ formState }: UseFormReturn<T, C, O>): RefObject<HTMLFormElement | null> {
  const frame = useRef<HTMLFormElement>(null);
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return frame;
}
