import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from './lasting-draft.ts';
import { mergeTyped } from './merge-typed.ts';
import { noteRestored } from './note-restored.ts';

/** A draft as it lies on the device. */
export interface LastingDraft<Fields> {
  readonly typed: Fields;
  /** What the form held before anything was typed. */
  readonly from: Fields | undefined;
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
  const begunFrom = useCallback(
    // The form's own are those of its last rendering.
    (today = form.formState.defaultValues as Fields) => (restored.current?.today === JSON.stringify(today) ? restored.current.from : today),
    [form],
  );

  // The draft lives on the device; it is read after the form is there.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(name)) as LastingDraft<Fields> | undefined;
      const now = form.formState.defaultValues as Fields;
      if (!kept?.typed || form.formState.isDirty) return;
      const { typed, from } = kept;
      // The other way round, what was there then stays where something was typed over it, for what is asked of it.
      restored.current = { from: from ? mergeTyped(now, from, typed) : now, today: JSON.stringify(now) };
      form.reset(mergeTyped(now, typed, from), { keepDefaultValues: true });
      noteRestored(kept.typed);
    };
    void restore();
    // A form that was never touched has nothing to say of a draft that is still being read.
    let wasDirty = false;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false, defaultValues }) => {
        if (isDirty)
          keepLastingDraft(name, { typed: values, from: begunFrom(defaultValues as Fields | undefined) } satisfies LastingDraft<object>);
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
