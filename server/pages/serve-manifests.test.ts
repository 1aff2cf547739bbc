import { expect, test } from 'vitest';
import { manifestFor } from './serve-manifests.ts';

const manifest = {
  name: 'Accalmie',
  shortcuts: [
    { name: 'a', url: '/en/therapist/{therapist}#booking' },
    { name: 'b', url: '/en/blogs' },
  ],
};

test('the shortcut to booking leads to this practice’s therapist', () => {
  expect(manifestFor(manifest, 'leila-haddad')).toEqual({
    name: 'Accalmie',
    shortcuts: [
      { name: 'a', url: '/en/therapist/leila-haddad#booking' },
      { name: 'b', url: '/en/blogs' },
    ],
  });
});

test('with nobody to book with it is left out', () => {
  expect(manifestFor(manifest, undefined).shortcuts).toEqual([{ name: 'b', url: '/en/blogs' }]);
});
