import { personNameMaxLength } from '#contract/constants.ts';

/** Who a provider says a person is. */
export interface SocialProfile {
  /** The provider's own id of the person, which never changes and is never another's. */
  readonly subject: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** Whether the provider itself says that the address is the person's. */
  readonly isEmailVerified: boolean;
}

/** Asks a provider whom a token belongs to. */
export interface SocialVerifier {
  /**
   * `redirectUri` is where the dialog came back to. Null when the provider does not vouch for the token: another
   * application's, expired, revoked, used up. Throws ProviderUnreached when it cannot be asked now.
   */
  verify(token: string, redirectUri: string): Promise<SocialProfile | null>;
}

/** A name as an account keeps it; null for none. */
export const nameOf = (written: string | undefined): string | null => written?.trim().slice(0, personNameMaxLength).trim() || null;
