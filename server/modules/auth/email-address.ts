/** The one form an e-mail address is kept and looked up in. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();
