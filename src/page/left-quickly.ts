import { hasDatabase } from '#src/device/has-database.ts';
import type { NewsOfPage } from '#src/device/worker-news.ts';

const mark = 'left-quickly';
const pinnedKey = 'pinned-here';

/** What this tab has added to the reading list; kept as long as the tab. */
const pinnedHere = () => JSON.parse(sessionStorage.getItem(pinnedKey) ?? '[]') as string[];

export function notePinned(addresses: readonly string[]): void {
  sessionStorage.setItem(pinnedKey, JSON.stringify([...pinnedHere(), ...addresses]));
}

const newsOf = (pinned: readonly string[]): NewsOfPage => ({ type: 'LEFT_QUICKLY', pinned });

/** Has the worker, which outlives the page, hide what is kept; the next document finishes what it could not. */
export function beginToHide(): void {
  localStorage.setItem(mark, '1');
  navigator.serviceWorker?.controller?.postMessage(newsOf(pinnedHere()));
}

let underWay: Promise<void> | undefined;

async function finish(): Promise<void> {
  if (await hasDatabase()) await (await import('#src/device/session-tokens.ts')).hideAfterExit();
  (await navigator.serviceWorker?.getRegistration())?.active?.postMessage(newsOf([]));
  localStorage.removeItem(mark);
}

/** Before anything kept is looked for: hides what the document of a quick exit had no time for. Does nothing after any other. */
export function tidyUp(): Promise<void> {
  if (localStorage.getItem(mark) === null) return Promise.resolve();
  underWay ??= finish().finally(() => (underWay = undefined));
  return underWay;
}
