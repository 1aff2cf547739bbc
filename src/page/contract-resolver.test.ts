import { describe, expect, test, vi } from 'vitest';
import { signUpBody } from '#contract/auth/auth.schema.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { applyServerFields, contractResolver } from './contract-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

describe('contractResolver', () => {
  test('gives the values as the server reads them', async () => {
    const values = { email: ' a@b.tn ', password: 'longue-phrase', confirmPassword: 'longue-phrase' };
    const resolved = await contractResolver(signUpBody, 'fr')(values, undefined, options);
    expect(resolved).toEqual({ values: { ...values, email: 'a@b.tn' }, errors: {} });
  });

  test('keeps the first sentence of each field, in the language of the page', async () => {
    const values = { email: '', password: 'court', confirmPassword: 'autre' };
    const messages = async (locale: 'fr' | 'en') => {
      const { errors } = await contractResolver(signUpBody, locale)(values, undefined, options);
      return [errors.email?.message, errors.password?.message, errors.confirmPassword?.message];
    };
    expect(await messages('fr')).toEqual([
      "L'email est obligatoire",
      'Le mot de passe doit avoir au moins 8 caractères',
      'La confirmation du mot de passe doit être identique au mot de passe',
    ]);
    expect(await messages('en')).toEqual([
      'The email is required',
      'The password must have at least 8 characters',
      'The password confirmation must be the same as the password',
    ]);
  });
});

describe('applyServerFields', () => {
  const refusal = (body: Partial<ApiProblem['body']>) => new ApiProblem(400, { message: 'Dit ainsi', ...body });
  const apply = (error: unknown, places = {}) => {
    const setError = vi.fn();
    const isShown = applyServerFields(error, setError, places);
    return { isShown, told: setError.mock.calls.map(([name, { message }]) => [name, message]) };
  };

  test('shows the first message of each field the server names', () => {
    const fields = [
      { fieldName: 'email', message: 'un' },
      { fieldName: 'email', message: 'deux' },
      { fieldName: 'phoneNumber', message: 'trois' },
    ];
    const told = [
      ['email', 'un'],
      ['phoneNumber', 'trois'],
    ];
    expect(apply(refusal({ fields }))).toEqual({ isShown: true, told });
  });

  test('says a known value on the e-mail and a wrong password on the password', () => {
    expect(apply(refusal({ ressource: 'AUTHENTICATED_CLIENTS' })).told).toEqual([['email', 'Dit ainsi']]);
    expect(apply(refusal({ reason: 'PASSWORD' })).told).toEqual([['password', 'Dit ainsi']]);
    expect(apply(refusal({ reason: 'PASSWORD' }), { password: 'oldPassword' }).told).toEqual([['oldPassword', 'Dit ainsi']]);
  });

  test('leaves to the caller what no field shows', () => {
    expect(apply(refusal({ reason: 'RATE_LIMITED' })).isShown).toBe(false);
    expect(apply(new NetworkFailure()).isShown).toBe(false);
    const fields = [{ fieldName: 'therapistId', message: 'inconnu' }];
    expect(apply(refusal({ fields }), { shown: ['email'] })).toEqual({ isShown: false, told: [] });
  });
});
