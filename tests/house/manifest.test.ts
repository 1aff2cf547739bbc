import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeOfPath, locales } from '#contract/locale.ts';
import { manifestPath } from '#src/page/manifest-path.ts';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
  form_factor?: string;
}

interface WebManifest {
  [member: string]: unknown;
  lang: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

const read = (path: string) => JSON.parse(readFileSync(`public${path}`, 'utf8')) as WebManifest;
const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const lightPaper = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens);

/** Width and height as a PNG file says them. */
function sizeOf(path: string): string {
  const header = readFileSync(`public${path}`).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

describe.each(locales)('the web manifest in %s', (locale) => {
  const manifest = read(manifestPath(locale));

  test('is of this language, and opens in it', () => {
    expect(manifest.lang).toBe(locale);
    for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) expect(localeOfPath(path), path).toBe(locale);
  });

  test('is of the same application as the other, which takes the whole screen', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', name: 'Accalmie', display: 'standalone' });
    expect(manifest['theme_color']).toBe(lightPaper?.[1]);
    expect(manifest['background_color']).toBe(lightPaper?.[1]);
  });

  test('leads to booking, reading and the help line', () => {
    const paths = manifest.shortcuts.map(({ url }) => url.replace(/^\/en/, ''));
    expect(paths).toEqual(['/therapist/{therapist}#booking', '/blogs', '/help-line']);
  });

  test('names pictures that are there, in the size it says', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      expect(existsSync(`public${src}`), src).toBe(true);
      expect(sizeOf(src), src).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(new Set(manifest.screenshots.map((screenshot) => screenshot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  });
});
