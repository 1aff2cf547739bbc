import { isKeepablePage } from '#src/device/keepable.ts';
import { newestBuild, newVersion } from './new-version.ts';

const longestWaitMs = 8000;

/** This page is of an older build than the server's: some of its files are nowhere any more. */
export class OutdatedSite extends Error {
  override name = 'OutdatedSite';
}

/** The file that this page was started by and that this module is part of: its name changes with anything of its build. */
const entryOfPage = () => new URL(import.meta.url).pathname;

async function ask(): Promise<boolean> {
  const shell = await fetch('/index.html', { cache: 'no-store', signal: AbortSignal.timeout(longestWaitMs) });
  return isKeepablePage(shell) && !(await shell.text()).includes(entryOfPage());
}

let asking: Promise<boolean> | undefined;

/**
 * Asks, once a file of this page did not come, whether the server has another build than the page's; if so the person
 * is told. False also when nobody answers.
 */
export async function hasNewerBuild(): Promise<boolean> {
  asking ??= ask().catch(() => false);
  const isNewer = await asking;
  asking = undefined;
  if (isNewer) newVersion.set({ apply: () => newestBuild.open() });
  return isNewer;
}
