import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from './lasting-draft.ts';
import { noteRestored } from './note-restored.ts';

interface Draft<Fields> {
  readonly typed: Fields;
  /** What the form held before anything was typed. */
  readonly from: Fields | undefined;
}

/** What is there now, with what was typed over what was there then: a field that was left alone stays as somebody else has made it. */
function withTyped<Fields extends FieldValues>(now: Fields, { typed, from }: Draft<Fields>): Fields {
  const isTyped = (field: string) => JSON.stringify(typed[field]) !== JSON.stringify(from?.[field]);
  const fields = Object.keys(typed).filter(isTyped);
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, typed[field] as unknown])) };
}

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
      const kept = (await readLastingDraft(name)) as Draft<Fields> | undefined;
      const now = form.formState.defaultValues as Fields;
      if (!kept?.typed || form.formState.isDirty) return;
      form.reset(withTyped(now, kept), { keepDefaultValues: true });
      noteRestored(kept.typed);
    };
    void restore();
    // A form that was never touched has nothing to say of a draft that is still being read.
    let wasDirty = false;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isDirty) keepLastingDraft(name, { typed: values, from: form.formState.defaultValues } satisfies Draft<object>);
        else if (wasDirty) dropLastingDraft(name);
        wasDirty = isDirty;
      },
    });
  }, [form, name]);

  return { forget: () => dropLastingDraft(name) };
}
