import type { UseFormReturn } from 'react-hook-form';
import { Pills } from '#src/ui/form/Pills.tsx';

interface ReadyReason<Value extends string> {
  value: Value;
  label: string;
  /** What the person it concerns will read. */
  text: string;
}

interface ReadyReasonsProps<Value extends string, Output> {
  legend: string;
  ready: readonly ReadyReason<Value>[];
  form: UseFormReturn<{ reason: string }, unknown, Output>;
}

/** Reasons to choose from, put into the field where they can be changed; another takes the place of the one before, below what was typed by hand. */
export function ReadyReasons<Value extends string, Output>({ legend, ready, form }: ReadyReasonsProps<Value, Output>) {
  const reason = form.watch('reason');
  const chosen = ready.find(({ text }) => reason.endsWith(text));

  function choose(value: Value) {
    const words = ready.find((each) => each.value === value)?.text ?? '';
    const typed = reason.slice(0, chosen && -chosen.text.length).trim();
    form.setValue('reason', typed ? `${typed}\n${words}` : words, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return <Pills legend={legend} options={ready} value={chosen?.value} onChoose={choose} />;
}
