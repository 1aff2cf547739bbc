import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashesOfBuilt, inlineParts } from './inline-parts.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('each part is written with its attributes, and noted by the hash of what a browser will have parsed', () => {
  const inline = inlineParts();
  expect(inline.script('run("é")', ' data-part=""')).toBe('<script data-part="">run("é")</script>');
  expect(inline.script('a\r\nb\rc\0d')).toBe('<script>a\nb\nc\uFFFDd</script>');
  expect(inline.style('p{color:red}')).toBe('<style>p{color:red}</style>');
  expect(inline.hashes).toEqual({ scripts: [hashOf('run("é")'), hashOf('a\nb\nc\uFFFDd')], styles: [hashOf('p{color:red}')] });
});

test('in a file of the build, scripts with an address and data are not inline scripts', () => {
  const html =
    '<script>\n  one();\n</script><script type="module" src="/a.js"></script><style>a{}</style><script data-file="/b.woff2">two()</script>';
  expect(hashesOfBuilt(html)).toEqual({ scripts: [hashOf('\n  one();\n'), hashOf('two()')], styles: [hashOf('a{}')] });
});
