import { consentVersion } from '#contract/constants.ts';

/** yyyy-MM-dd. */
export const termsUpdatedOn = '2026-11-28';

/** What a client consents to when booking is this text, so its date is the version that is stored with the consent. */
export const privacyUpdatedOn = consentVersion;
