import { createPageState } from './page-state.ts';

/** Whether this device has refused the latest draft of this page (a full disk, a private window): it lives as long as the page. */
export const isDraftRefused = createPageState(false);

/**
 * Writes drafts one after the other. Of what is given under one name faster than it is written, the last alone: a queue of every letter
 * would still be on its way when the tab dies.
 */
export function draftWriter() {
  let writing: Promise<void> = Promise.resolve();
  const waiting = new Map<string, () => Promise<void>>();
  return {
    write: (name: string, work: () => Promise<void>): void => {
      waiting.set(name, work);
      const writeLast = async () => {
        const last = waiting.get(name);
        if (!last) return;
        waiting.delete(name);
        try {
          await last();
          isDraftRefused.set(false);
        } catch {
          isDraftRefused.set(true);
        }
      };
      writing = writing.then(writeLast);
    },
    /** Resolves once all that was given is written. */
    written: (): Promise<void> => writing,
  };
}
