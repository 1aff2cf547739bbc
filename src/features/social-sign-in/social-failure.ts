/** Why a dialog led nowhere. For the code alone: nobody is shown which (SPEC 8). */
export type SocialFailureCode = 'LOGIN_CANCELLED' | 'SDK_NOT_LOADED' | 'STATE_MISMATCH' | 'DIALOG_FAILED';

export class SocialFailure extends Error {
  constructor(readonly code: SocialFailureCode) {
    super(code);
  }
}
