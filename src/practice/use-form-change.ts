import type { FieldValues } from 'react-hook-form';
import type { PlacesOfProblems } from '#src/page/contract-resolver.ts';
import type { ContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { useChange } from '#src/page/use-change.ts';

interface FormChange<Fields extends FieldValues, Output> {
  /** Under what name what is typed outlives the tab: `<form>/<subject>`. */
  draft: string;
  send: (content: Output) => Promise<unknown>;
  onClose: () => void;
  places?: PlacesOfProblems<Fields>;
}

/**
 * Gives a ChangeModal what it does with a form's content: sent, it closes once that has arrived; until then what was
 * typed stays, even when the modal is closed, unless the person says that nothing is to change. A refusal is told on
 * its field.
 */
export function useFormChange<Fields extends FieldValues, Output>(
  { form, showProblem }: ContractForm<Fields, Output>,
  { draft, send, onClose, places }: FormChange<Fields, Output>,
): { onDo: () => void; onGiveUp: () => void } {
  const { forget } = useLastingForm(form, draft);
  const change = useChange<Output>({
    send: async (content) => {
      await send(content);
      await forget();
    },
    onClose,
    showProblem: (error) => showProblem(error, places),
  });
  const submit = form.handleSubmit(change);
  return {
    onDo: () => void submit(),
    onGiveUp: () => {
      void forget();
      onClose();
    },
  };
}
