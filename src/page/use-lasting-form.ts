import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from './lasting-draft.ts';

/**
 * Keeps what is typed in a form until it is sent (`forget`), and puts it back after a killed tab. Never for a form
 * that holds a password.
 */
export function useLastingForm<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  name: string,
): { forget: () => void } {
  // The draft lives on the device; it is read after the form is there.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(name)) as Fields | undefined;
      if (kept && !form.formState.isDirty) form.reset(kept, { keepDefaultValues: true });
    };
    void restore();
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepLastingDraft(name, values) : undefined),
    });
  }, [form, name]);

  return { forget: () => dropLastingDraft(name) };
}
