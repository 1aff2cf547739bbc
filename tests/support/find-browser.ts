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

export const succeeds = (command: string, ...given: string[]) => spawnSync(command, given, { stdio: 'inherit' }).status === 0;

/**
 * The Chromium to test with: BROWSER_PATH, else the system's, else Playwright's own; where none is found, Debian's
 * package as root, elsewhere Playwright's install. Throws a sentence that says what to do.
 */
export function findBrowser(): string {
  const named = process.env['BROWSER_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, which is not there.`);
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  const isInstalled = isDebianRoot()
    ? succeeds('apt-get', 'update', '-qq') && succeeds('apt-get', 'install', '-y', '-qq', 'chromium')
    : succeeds('npx', 'playwright', 'install', 'chromium');
  const installed = isInstalled ? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path)) : undefined;
  if (installed) return installed;
  throw new Error('No Chromium was found: install it (Debian: apt-get install chromium), or name one in BROWSER_PATH.');
}
