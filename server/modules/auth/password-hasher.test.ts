import { expect, test } from 'vitest';
import { argon2Hasher } from './password-hasher.ts';

test('a password is hashed as dear as OWASP asks, and a cheap hash is for tests alone', async () => {
  const [strong, light] = [await argon2Hasher('strong'), await argon2Hasher('light')];
  const password = 'quatre mots sans rapport';
  const [dear, cheap] = [await strong.hash(password), await light.hash(password)];
  expect(dear).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  // Whichever hashes now, what was hashed before still opens.
  expect([await strong.matches(cheap, password), await light.matches(dear, password)]).toEqual([true, true]);
  expect([await strong.matches(dear, `${password} `), await strong.matches(null, password)]).toEqual([false, false]);
});
