export const leftQuicklyMark = 'left-quickly';

let underWay: Promise<void> | undefined;

const finish = async (): Promise<void> => (await import('./finish-hiding.ts')).finishHiding();

/** Before anything kept is looked for: hides what the document of a quick exit had no time for. Does nothing after any other. */
export async function tidyUp(): Promise<void> {
  if (localStorage.getItem(leftQuicklyMark) !== null) await (underWay ??= finish().finally(() => (underWay = undefined)));
}
