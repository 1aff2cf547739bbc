import type { FieldValues } from 'react-hook-form';
import type { PlacesOfProblems } from '#src/page/contract-resolver.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import type { ContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';

interface FormChange<Fields extends FieldValues, Output> {
  /** Under what name what is typed outlives the tab: `<form>/<subject>`. */
  draft: string;
  send: (content: Output) => Promise<unknown>;
  onClose: () => void;
  places?: PlacesOfProblems<Fields>;
}

/** Gives what sends a form's content: it closes once that has arrived; until then what was typed stays, and a refusal is told on its field. */
export function useFormChange<Fields extends FieldValues, Output>(
  { form, showProblem }: ContractForm<Fields, Output>,
  { draft, send, onClose, places }: FormChange<Fields, Output>,
): () => void {
  const locale = useLocale();
  const { forget } = useLastingForm(form, draft);
  const submit = form.handleSubmit(async (content) => {
    try {
      await send(content);
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error, places)) toastProblem(error, locale);
    }
  });
  return () => void submit();
}
