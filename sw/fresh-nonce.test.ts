import { expect, test } from 'vitest';
import { withFreshNonce } from './fresh-nonce.ts';

const kept = () =>
  new Response('<script nonce="old+/1">1</script>', {
    headers: { 'content-security-policy': "script-src 'self' 'nonce-old+/1'", 'x-frame-options': 'DENY' },
  });
const nonceOf = (answer: Response) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

test('a kept page gets another nonce each time, the same in text and header, and keeps its other headers', async () => {
  const answers = [await withFreshNonce(kept()), await withFreshNonce(kept())];
  expect(new Set(answers.map(nonceOf)).size).toBe(2);
  for (const answer of answers) {
    expect(nonceOf(answer)).toMatch(/^[\w+/-]{22}$/);
    expect(await answer.text()).toBe(`<script nonce="${nonceOf(answer)}">1</script>`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});
