import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What Chromium needs on a machine without a screen or a sandbox, and to stay off the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const isDebianRoot = () =>
  process.getuid?.() === 0 && existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const succeeds = (command: string, ...given: string[]) => spawnSync(command, given, { stdio: 'inherit' }).status === 0;

export const installFromDebian = (name: string) =>
  succeeds('apt-get', 'update', '-qq') && succeeds('apt-get', 'install', '-y', '-qq', name);

/** BROWSER_PATH, which holds for every journey. */
function namedBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named && !existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which is not there.`);
  return named;
}

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * The Chromium to test with: BROWSER_PATH, else the system's, else Playwright's own; where none is found, Debian's
 * package as root, elsewhere Playwright's install. Throws a sentence that says what to do.
 */
export function findBrowser(): string {
  const paths = [...systemPaths, chromium.executablePath()];
  const found = namedBrowser() ?? firstOf(paths);
  if (found) return found;
  const isInstalled = isDebianRoot() ? installFromDebian('chromium') : succeeds('npx', 'playwright', 'install', 'chromium');
  const installed = isInstalled ? firstOf(paths) : undefined;
  if (installed) return installed;
  throw new Error('No Chromium was found: install it (Debian: apt-get install chromium), or name one in BROWSER_PATH.');
}

const shellPath = '/usr/bin/chromium-headless-shell';

/**
 * The same Chromium without what a screen needs, which takes a third less time; it knows no Background Sync. Debian's
 * alone: where there is none, the whole browser.
 */
export function findHeadlessShell(): string {
  const found = namedBrowser() ?? firstOf([shellPath]);
  if (found) return found;
  // Playwright's workers read its configuration too: installing is for the one that starts them.
  const mayInstall = process.env['TEST_WORKER_INDEX'] === undefined && isDebianRoot();
  return mayInstall && installFromDebian('chromium-headless-shell') ? shellPath : findBrowser();
}
