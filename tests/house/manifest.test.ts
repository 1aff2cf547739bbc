import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { discreetFolder, discreetName, siteName } from '#contract/auth/discreet-name.ts';
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
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const read = (path: string) => JSON.parse(readFileSync(`public${path}`, 'utf8')) as WebManifest;
const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const lightPaper = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens);

/** Width and height as a PNG file says them. */
function sizeOf(path: string): string {
  const header = readFileSync(`public${path}`).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

describe.each(locales)('the discreet web manifest in %s', (locale) => {
  const path = manifestPath(locale);
  const [manifest, open] = [read(`${discreetFolder}${path}`), read(path)];

  test('is of the same application, under another name', () => {
    for (const member of ['id', 'scope', 'start_url', 'lang', 'display', 'theme_color'])
      expect(manifest[member], member).toBe(open[member]);
    expect(manifest).toMatchObject({ name: discreetName, short_name: discreetName });
  });

  test('says and shows nothing that the site is known by, and leads to the help line', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/accalmie|psych|health|rendez-vous|booking|aide|help(?!-line")/i);
    for (const member of ['description', 'categories', 'screenshots']) expect(manifest).not.toHaveProperty(member);
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src } of pictures) {
      expect(src).toMatch(/^\/discreet\//);
      expect(existsSync(`public${src}`), src).toBe(true);
    }
    expect(manifest.icons.map(({ src, sizes, purpose }) => [src.replace(discreetFolder, ''), sizes, purpose])).toEqual(
      open.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose]),
    );
    expect(manifest.shortcuts.map(({ url }) => url.replace(/^\/en/, ''))).toEqual(['/help-line']);
  });
});

test('the page takes the other names from where the rest does, and each picture has its counterpart', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain(`isDiscreet ? '${discreetName}' : '${siteName}'`);
  expect(page).toContain(`isDiscreet ? '${discreetFolder}' : ''`);
  const linked = [...page.matchAll(/<link rel="[^"]*icon" href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked).toHaveLength(3);
  for (const href of linked) expect(existsSync(`public${discreetFolder}${href}`), href).toBe(true);
});

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
