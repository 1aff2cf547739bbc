import type { Drafts } from '#src/device/drafts.ts';
import { draftWriter } from './draft-writer.ts';

// So that a page with nothing to find never loads the database. It says that something was begun here once, not what.
const mark = 'has-drafts';
const earlierMark = 'draft/';

/** Whether there may be a draft on this device; an earlier version had a mark for each, with its name. */
function isMarked(): boolean {
  const earlier = Object.keys(localStorage).filter((key) => key.startsWith(earlierMark));
  if (earlier.length > 0) localStorage.setItem(mark, '1');
  for (const key of earlier) localStorage.removeItem(key);
  return localStorage.getItem(mark) !== null;
}

const openDrafts = async () => (await import('./outbox.ts')).drafts;
const nobody = async () => (await import('#src/device/drafts.ts')).nobody;

const { write, written } = draftWriter();

/** For how long a database that does not answer is waited for: some browsers leave one hanging. */
const patienceMs = 2000;

function keep(name: string, work: (drafts: Drafts, owner: string) => Promise<void>): void {
  write(name, async () => {
    localStorage.setItem(mark, '1');
    await work(await openDrafts(), await nobody());
  });
}

/** Keeps what a form holds, sealed, until it is dropped: a killed tab or browser loses nothing. `name` is `<form>/<subject>`. */
export const keepLastingDraft = (name: string, value: unknown): void => keep(name, (drafts, owner) => drafts.keep(owner, name, value));

/** The same for a file that is not sent yet. */
export const keepLastingFile = (name: string, file: File): void => keep(name, (drafts, owner) => drafts.keepFile(owner, name, file));

/** Resolves once it is gone: who tells that something is done waits for it, or a reload right after would put back what has been sent. */
export function dropLastingDraft(name: string): Promise<void> {
  write(name, async () => {
    if (isMarked()) await (await openDrafts()).drop(await nobody(), name);
  });
  return Promise.race([written(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

async function read<T>(name: string, work: (drafts: Drafts, owner: string) => Promise<T>): Promise<T | undefined> {
  try {
    if (!isMarked()) return undefined;
    return await work(await openDrafts(), await nobody());
  } catch {
    return undefined;
  }
}

/** What the form held when it was last seen, or undefined. */
export const readLastingDraft = (name: string): Promise<unknown> => read(name, (drafts, owner) => drafts.read(owner, name));

export const readLastingFile = (name: string): Promise<File | undefined> => read(name, (drafts, owner) => drafts.readFile(owner, name));
