import { useEffect, useRef } from 'react';
import { useLocale } from './messages.ts';
import { problemSentence } from './problem-sentence.ts';
import { toast } from './toasts.ts';

interface Change<Input> {
  send: (input: Input) => Promise<unknown>;
  onClose: () => void;
  /** Tells a refusal in the modal; false when a toast must. */
  showProblem?: (error: unknown) => boolean;
  /** What a toast says of it, where it is more than the server's sentence. */
  sentenceOf?: (error: unknown) => string | undefined;
}

/**
 * Gives what makes a modal's change: the modal closes once that has arrived, and a refusal is told. Who closes it before
 * the answer may have opened another by then, which stays; a refusal is then told in a toast.
 */
export function useChange<Input = void>({ send, onClose, showProblem, sentenceOf }: Change<Input>): (input: Input) => Promise<void> {
  const locale = useLocale();
  const isShown = useRef(false);

  // Whether the answer still finds the modal.
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  return async (input) => {
    try {
      await send(input);
    } catch (error) {
      if (!isShown.current || !showProblem?.(error)) void toast.error(sentenceOf?.(error) ?? problemSentence(error, locale));
      return;
    }
    if (isShown.current) onClose();
  };
}
