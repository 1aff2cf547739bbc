import * as z from 'zod/mini';
import { anyone, endpoint, refreshTokenHolder, requires } from '../endpoint.ts';
import { isMediaTypeList } from '../bucket/media-types.ts';
import { requiredText } from '../validation-rules.ts';
import { authClient, authClientWithToken, phoneNumber, signInBody, signUpBody, updatePasswordBody, userBody } from './auth.schema.ts';
import { accessList, roleList } from './required-access.ts';

export const signUp = endpoint({
  method: 'POST',
  path: '/v1/auth/n/classic',
  limit: 'SIGN_UP',
  summary: 'Makes an account with an email and a password, and signs this device in. A known email answers 409 with its ressource.',
  access: anyone,
  body: signUpBody,
  answer: authClientWithToken,
  creates: true,
  problems: ['DUPLICATE'],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/auth/n/sign-in/classic',
  limit: 'SIGN_IN',
  summary: 'Signs this device in. The query may require role names (roles=A,B) and access (RESSOURCE:privileges, comma-separated).',
  access: anyone,
  query: z.object({ roles: z.optional(roleList), access: z.optional(accessList) }),
  body: signInBody,
  answer: authClientWithToken,
  problems: ['PASSWORD', 'ROLE_MISMATCH', 'ACCESS_MISMATCH', 'BANNED', 'SUSPENDED'],
});

export const logout = endpoint({
  method: 'GET',
  path: '/v1/auth/n/logout',
  summary: "Ends this device's session: its refresh token and the access tokens made from it die at once.",
  access: refreshTokenHolder,
});

export const me = endpoint({
  method: 'GET',
  path: '/v1/auth/n/me',
  summary: 'The signed-in person.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  answer: authClient,
});

export const refreshToken = endpoint({
  method: 'GET',
  path: '/v1/auth/z/refresh-token',
  summary: 'A new access token for this device. The refresh token stays the same, so two tabs or a lost answer sign nobody out.',
  access: refreshTokenHolder,
  answer: z.object({ accessToken: z.string() }),
});

export const uploadToken = endpoint({
  method: 'GET',
  path: '/v1/auth/z/upload-token',
  summary: 'A token for the media service. mimeTypes: image, document or full types, comma-separated.',
  access: requires('FILES', 'WRITE_SELF'),
  query: z.object({ mimeTypes: requiredText(isMediaTypeList) }),
  answer: z.object({ token: z.string(), expiresAt: z.string() }),
});

export const updateMe = endpoint({
  method: 'PUT',
  path: '/v1/auth/user/me',
  limit: 'PROFILE',
  summary: "Saves one's own profile; a saved phone number completes the account.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: userBody,
  answer: authClient,
  problems: ['DUPLICATE'],
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/v1/auth/n/update-password',
  limit: 'SIGN_IN',
  summary: 'Changes the password of a classic account; every other device is signed out.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: updatePasswordBody,
  problems: ['PASSWORD'],
});

export const isPhoneNumberAvailable = endpoint({
  method: 'GET',
  path: '/v1/auth/user/is-phonenumber-available',
  limit: 'PHONE',
  summary: 'Whether no other account has this phone number.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  query: z.object({ phoneNumber }),
  answer: z.object({ available: z.boolean() }),
});
