import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from './lasting-draft.ts';

/**
 * Keeps what is typed in a form until it is sent or given up (`forget`), or back to what it was, and puts it back after
 * a killed tab. Never for a form that holds a password.
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
    // A form that was never touched has nothing to say of a draft that is still being read.
    let wasDirty = false;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isDirty) keepLastingDraft(name, values);
        else if (wasDirty) dropLastingDraft(name);
        wasDirty = isDirty;
      },
    });
  }, [form, name]);

  return { forget: () => dropLastingDraft(name) };
}
