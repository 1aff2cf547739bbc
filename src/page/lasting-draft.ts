// A mark per draft, so that a page with nothing to find never loads the database.
const markOf = (name: string) => `draft/${name}`;

const openDrafts = async () => (await import('./outbox.ts')).drafts;
const nobody = async () => (await import('#src/device/drafts.ts')).nobody;

// Storage may be refused (private windows, full disk): the draft then lives as long as the page.
let writing: Promise<void> = Promise.resolve();
const write = (work: () => Promise<void>): void => {
  writing = writing.then(work).catch(() => undefined);
};

/** Keeps what a form holds, sealed, until it is dropped: a killed tab or browser loses nothing. `name` is `<form>/<subject>`. */
export function keepLastingDraft(name: string, value: unknown): void {
  write(async () => {
    localStorage.setItem(markOf(name), '1');
    await (await openDrafts()).keep(await nobody(), name, value);
  });
}

export function dropLastingDraft(name: string): void {
  write(async () => {
    if (localStorage.getItem(markOf(name)) === null) return;
    localStorage.removeItem(markOf(name));
    await (await openDrafts()).drop(await nobody(), name);
  });
}

/** What the form held when it was last seen, or undefined. */
export async function readLastingDraft(name: string): Promise<unknown> {
  try {
    if (localStorage.getItem(markOf(name)) === null) return undefined;
    return await (await openDrafts()).read(await nobody(), name);
  } catch {
    return undefined;
  }
}
