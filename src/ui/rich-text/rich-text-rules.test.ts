import { expect, test } from 'vitest';
import { plainSchema as schema } from './rich-text-schema.ts';
import { brokenRuleOf, rollbackDefaultMs } from './rich-text-rules.ts';

const rules = { maxLength: 10, refused: ['image'] };

const documentOf = (words: string, ...inline: string[]) => {
  const paragraph = schema.nodes['paragraph']?.create(null, [schema.text(words), ...inline.map((name) => schema.node(name))]);
  return schema.node('doc', null, paragraph ? [paragraph] : []);
};

test('an edit that breaks a rule is undone after 200 ms unless told otherwise', () => expect(rollbackDefaultMs).toBe(200));

test.each([
  ['of the greatest length', documentOf('0123456789'), undefined],
  ['longer', documentOf('0123456789a'), 'TOO_LONG'],
  ['with a picture', documentOf('0123', 'image'), 'NOT_ALLOWED'],
  ['with a new line', documentOf('0123', 'hard_break'), undefined],
])('a text %s', (_, text, broken) => expect(brokenRuleOf(text, rules)).toBe(broken));
