import * as z from 'zod/mini';
import { fileRecord, fileReference } from '../bucket/bucket.schema.ts';
import { passwordMaxLength, passwordMinLength, personNameMaxLength } from '../constants.ts';
import { providerKinds } from '../enumerations.ts';
import { ressources } from '../ressources.ts';
import {
  equalsPassword,
  hasMaxLength,
  hasMinLength,
  isEmail,
  isNotEmpty,
  isPhoneNumber,
  obeys,
  requiredText,
  secretText,
  text,
} from '../validation-rules.ts';

const accessEntry = z.object({ ressource: z.enum(ressources), privileges: z.int() });

export const authClient = z.object({
  authID: z.string(),
  userName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  role: z.object({ id: z.string(), name: z.string() }),
  access: z.array(accessEntry),
  authProvider: z.enum(providerKinds),
  isActivated: z.boolean(),
  /** Notifications, e-mails and the installed app keep to themselves where they come from and what they are about. */
  isDiscreet: z.boolean(),
  user: z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    avatar: z.nullable(fileRecord),
  }),
});
export type AuthClient = z.infer<typeof authClient>;

const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;
export const authClientWithToken = z.extend(authClient, { token: tokenPair });

const email = requiredText(isEmail);
export const newPasswordText = secretText(hasMinLength(passwordMinLength), hasMaxLength(passwordMaxLength));

export const signInBody = z.object({ email, password: newPasswordText });

/** Checked on the object, because the repeated password is compared with the other field. */
const repeats = <Field extends string>(field: Field) =>
  z.check<Record<Field | 'confirmPassword', string>>((context) => {
    const rule = equalsPassword(context.value[field]);
    if (!rule.test(context.value.confirmPassword)) {
      context.issues.push({ code: 'custom', path: ['confirmPassword'], input: context.value.confirmPassword, params: { rule } });
    }
  });

export const signUpBody = z.object({ email, password: newPasswordText, confirmPassword: secretText() }).check(repeats('password'));

export const updatePasswordBody = z
  .object({ oldPassword: secretText(), newPassword: newPasswordText, confirmPassword: secretText() })
  .check(repeats('newPassword'));

export const resetPasswordBody = z.object({ emailOrUsername: requiredText(hasMaxLength(254)) });

export const resetPasswordConfirmBody = z
  .object({ newPassword: newPasswordText, confirmPassword: secretText() })
  .check(repeats('newPassword'));

/** The secret part of a link sent by e-mail. */
export const mailLinkQuery = z.object({ token: requiredText(hasMaxLength(200)) });

/** As it is dialled from anywhere: without what people write between the digits, a bare Tunisian number with +216. */
export function internationalNumber(written: string): string {
  const digits = written.replaceAll(/[\s.\-()]/g, '').replace(/^00/, '+');
  return /^\d{8}$/.test(digits) ? `+216${digits}` : digits;
}

/** International form; what people write between the digits is removed, and a bare Tunisian number gets +216. */
export const phoneNumber = z.pipe(
  z.string().check(obeys(isNotEmpty)),
  z.pipe(z.transform(internationalNumber), z.string().check(obeys(isPhoneNumber))),
);

export const userBody = z.object({
  phoneNumber,
  firstName: z.optional(z.nullable(text(hasMaxLength(personNameMaxLength)))),
  lastName: z.optional(z.nullable(text(hasMaxLength(personNameMaxLength)))),
  avatar: z.optional(z.nullable(fileReference)),
});
