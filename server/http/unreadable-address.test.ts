import { expect, test } from 'vitest';
import { asWritten } from './unreadable-address.ts';

test.each([
  ['/blogs/%E9', '/blogs/%25E9'],
  ['/blogs/100%', '/blogs/100%25'],
  ['/en/%?q=%E9&then=/a?b', '/en/%25?q=%E9&then=/a?b'],
])('%s is asked for again as %s', (url, readable) => {
  expect(asWritten(url)).toBe(readable);
});

test.each(['//elsewhere.test/%E9', '/\\elsewhere.test/%E9', '\\\\elsewhere.test/%E9', '/\t/elsewhere.test/%E9', '///elsewhere.test/%E9?x'])(
  '%j leads to a page of this site',
  (url) => {
    const location = new URL(asWritten(url), 'https://site.test/');
    expect([location.origin, decodeURI(location.pathname)]).toEqual(['https://site.test', '/elsewhere.test/%E9']);
  },
);
