import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './find-browser.ts';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const findInstalled = () => systemPaths.find((path) => existsSync(path));

/**
 * The Firefox to test with: FIREFOX_PATH, else the system's, else Debian's package as root. Undefined where there is
 * none: the journeys in it are then left out.
 */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named === 'none') return undefined;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, which is not there.`);
  }
  const found = findInstalled();
  // Playwright's workers read its configuration too: installing and telling are for the one that starts them.
  if (found || process.env['TEST_WORKER_INDEX'] !== undefined) return found;
  const installed = isDebianRoot() && installFromDebian('firefox-esr') ? findInstalled() : undefined;
  if (!installed) process.stderr.write('No Firefox was found: the journey in a second browser is left out (FIREFOX_PATH names one).\n');
  return installed;
}
