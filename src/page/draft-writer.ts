/**
 * Writes drafts one after the other. Of what is given under one name faster than it is written, the last alone: a queue of every letter
 * would still be on its way when the tab dies. Storage may be refused (private windows, full disk): a draft then lives as long as the page.
 */
export function draftWriter() {
  let writing: Promise<void> = Promise.resolve();
  const waiting = new Map<string, () => Promise<void>>();
  return {
    write: (name: string, work: () => Promise<void>): void => {
      waiting.set(name, work);
      const writeLast = async () => {
        const last = waiting.get(name);
        waiting.delete(name);
        await last?.();
      };
      writing = writing.then(writeLast).catch(() => undefined);
    },
    /** Resolves once all that was given is written. */
    written: (): Promise<void> => writing,
  };
}
