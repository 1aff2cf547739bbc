import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { markPrecached, precachedFiles } from '../../build/precached-files.ts';

const manifest: Manifest = {
  '_kit.js': {
    file: 'assets/kit.js',
    css: ['assets/kit.css'],
    dynamicImports: [
      'src/features/blogs/BlogPage.tsx',
      'src/features/practice-reservations/PracticePage.tsx',
      'src/features/profile/CropModal.tsx',
    ],
  },
  'src/features/blogs/BlogPage.tsx': { file: 'assets/BlogPage.js', imports: ['_kit.js'], assets: ['assets/a.woff2'] },
  'src/features/profile/CropModal.tsx': { file: 'assets/CropModal.js', imports: ['_kit.js'] },
  'src/features/practice-reservations/PracticePage.tsx': { file: 'assets/PracticePage.js', imports: ['_kit.js'] },
};

test('it holds all that the shell leads to, but for the pages of the practice and what serves nothing without a network', () => {
  const files = precachedFiles(manifest, '<script src="/assets/kit.js"></script>');
  expect([...files]).toEqual(['assets/kit.js', 'assets/kit.css', 'assets/BlogPage.js', 'assets/a.woff2']);
});

test.runIf(existsSync('dist/client/.vite/manifest.json'))(
  'French strings come whole but for the practice’s, English ones as they are read',
  async () => {
    const listed = [
      'fr/blogs',
      'en/blogs',
      'en/app',
      'en/help-line',
      'en/quick-exit',
      'fr/practice',
      'fr/practice-reservations',
      'fr/social-sign-in',
    ].map((name) => ({
      url: `assets/messages-abc/${name}.json`,
      revision: null,
      size: 1,
    }));
    const { manifest: marked } = await markPrecached(listed);
    expect(marked.map((file) => 'isPrecached' in file)).toEqual([true, false, true, true, true, false, false, false]);
  },
);
