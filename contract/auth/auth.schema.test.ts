import { expect, test } from 'vitest';
import { validate } from '../validate.ts';
import { phoneNumber, signInBody, signUpBody } from './auth.schema.ts';

const messagesOf = (schema: typeof signInBody | typeof signUpBody, value: unknown) => {
  const checked = validate(schema, value, 'fr');
  return checked.isValid ? [] : checked.fields.map(({ fieldName, message }) => `${fieldName}: ${message}`);
};

test('signing in needs an email and a password of eight characters', () => {
  expect(messagesOf(signInBody, { email: 'a@b.tn', password: '12345678' })).toEqual([]);
  expect(messagesOf(signInBody, { email: 'a@b.tn', password: '1234567' })).toEqual([
    'password: Le mot de passe doit avoir au moins 8 caractères',
  ]);
  expect(messagesOf(signInBody, {})).toEqual(["email: L'email est obligatoire", 'password: Le mot de passe est obligatoire']);
});

test('signing up needs the password twice', () => {
  const body = { email: 'a@b.tn', password: 'quatre mots', confirmPassword: 'quatre mot' };
  expect(messagesOf(signUpBody, body)).toEqual(['confirmPassword: La confirmation du mot de passe doit être identique au mot de passe']);
  expect(messagesOf(signUpBody, { ...body, confirmPassword: body.password })).toEqual([]);
});

test('a phone number is taken as people write it', () => {
  const parsed = (written: string) => validate(phoneNumber, written, 'fr');
  for (const written of ['20 123 456', '+216 20.123.456', '00216 20 123 456', '(+216) 20-123-456']) {
    expect(parsed(written)).toEqual({ isValid: true, value: '+21620123456' });
  }
  expect(parsed('+33 6 12 34 56 78')).toEqual({ isValid: true, value: '+33612345678' });
  expect(parsed('12').isValid).toBe(false);
});
