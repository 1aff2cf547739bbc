import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from './lasting-draft.ts';
import { noteRestored } from './note-restored.ts';

/** A draft as it lies on the device. */
export interface LastingDraft<Fields> {
  readonly typed: Fields;
  /** What the form held before anything was typed. */
  readonly from: Fields | undefined;
}

/** What is there now, with what was typed over what was there then, and what that was: a field that was left alone stays as somebody else has made it. */
function withTyped<Fields extends FieldValues>(now: Fields, { typed, from }: LastingDraft<Fields>): { typed: Fields; from: Fields } {
  const isTyped = (field: string) => JSON.stringify(typed[field]) !== JSON.stringify(from?.[field]);
  const fields = Object.keys(typed).filter(isTyped);
  const over = (values: Partial<Fields>): Fields => ({
    ...now,
    ...Object.fromEntries(fields.map((field) => [field, values[field] as unknown])),
  });
  return { typed: over(typed), from: from ? over(from) : now };
}

interface LastingForm<Fields> {
  /** Resolves once nothing of it is kept. */
  forget: () => Promise<void>;
  /** What the form held when the typing began: of a draft that was put back, on that day. */
  begunFrom: () => Fields;
}

/**
 * Keeps what is typed in a form until it is sent or given up (`forget`), or back to what it was, and puts it back after
 * a killed tab. Never for a form that holds a password.
 */
export function useLastingForm<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  name: string,
): LastingForm<Fields> {
  /** Of a draft that was put back: what its fields held when they were typed in, and what the form held today. */
  const restored = useRef<{ from: Fields; today: string }>(undefined);
  const begunFrom = useCallback(() => {
    const today = form.formState.defaultValues as Fields;
    return restored.current?.today === JSON.stringify(today) ? restored.current.from : today;
  }, [form]);

  // The draft lives on the device; it is read after the form is there.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(name)) as LastingDraft<Fields> | undefined;
      const now = form.formState.defaultValues as Fields;
      if (!kept?.typed || form.formState.isDirty) return;
      const draft = withTyped(now, kept);
      restored.current = { from: draft.from, today: JSON.stringify(now) };
      form.reset(draft.typed, { keepDefaultValues: true });
      noteRestored(kept.typed);
    };
    void restore();
    // A form that was never touched has nothing to say of a draft that is still being read.
    let wasDirty = false;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => {
        if (isDirty) keepLastingDraft(name, { typed: values, from: begunFrom() } satisfies LastingDraft<object>);
        else if (wasDirty) void dropLastingDraft(name);
        wasDirty = isDirty;
      },
    });
  }, [form, name, begunFrom]);

  return {
    forget() {
      restored.current = undefined;
      return dropLastingDraft(name);
    },
    begunFrom,
  };
}
