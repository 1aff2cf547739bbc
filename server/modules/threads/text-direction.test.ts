import { describe, expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

describe('the direction of a text', () => {
  it.each([
    ['شكرًا لكم', 'rtl'],
    ['« 12 » أمي', 'rtl'],
    ['Merci لكم', 'ltr'],
    ['3adech nejem', 'ltr'],
    ['', 'ltr'],
  ])('%j is %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
