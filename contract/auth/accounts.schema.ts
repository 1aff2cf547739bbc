import * as z from 'zod/mini';
import { personNameMaxLength, sanctionReasonMaxLength } from '../constants.ts';
import { hasMaxLength, isDate, isObjectId, obeys, requiredText, text, type Rule } from '../validation-rules.ts';
import { accountStates } from './account-lists.ts';
import { authClient, phoneNumber } from './auth.schema.ts';
import { accessEntries } from './roles.schema.ts';

/** An account as staff see it. A suspension that is over is told as ACTIVE. */
export const account = z.extend(authClient, {
  state: z.enum(accountStates),
  suspendedUntil: z.nullable(z.string()),
  stateReason: z.nullable(z.string()),
  /** Whether it is known whose it is: by its confirmed address, by staff who saw the person, or because the practice made it itself. */
  isIdentityKnown: z.boolean(),
  identityConfirmedAt: z.nullable(z.string()),
  /** When its mail server last refused a letter for good; null once one was taken since. */
  mailRefusedAt: z.nullable(z.string()),
  /** Whether its access was edited apart from its role. */
  hasOwnAccess: z.boolean(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof account>;

const name = text(hasMaxLength(personNameMaxLength));

/** What is not named stays; a saved phone number completes the account. */
export const accountBody = z.object({
  phoneNumber: z.optional(phoneNumber),
  firstName: z.optional(z.nullable(name)),
  lastName: z.optional(z.nullable(name)),
});

const reason = requiredText(hasMaxLength(sanctionReasonMaxLength));
export const banBody = z.object({ reason });
export const suspendBody = z.object({ reason, until: requiredText(isDate) });

// Told on the first of the two: nothing at all is nothing to grant.
const isSomethingToGrant: Rule = {
  name: 'isNotEmpty',
  parameters: [],
  test: (value) => {
    const { access, roleId } = value as { access?: unknown; roleId?: unknown };
    return access !== undefined || roleId !== undefined;
  },
};

/**
 * What someone is to hold from now on: a role, entries of their own, or both. A role alone brings what the role gives;
 * `access: null` goes back to it.
 */
export const editAccessBody = z
  .object({ roleId: z.optional(text(isObjectId)), access: z.optional(z.nullable(accessEntries)) })
  .check(obeys(isSomethingToGrant));
