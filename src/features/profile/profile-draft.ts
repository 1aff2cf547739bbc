import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';

export interface ProfileFields {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  avatar: FileRecord | null;
}

export function savedProfile({ user }: AuthClient): ProfileFields {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phoneNumber: user.phoneNumber ?? '',
    avatar: user.avatar,
  };
}

const keyOf = (authID: string) => `profile-draft/${authID}`;

/** What the person had changed and not saved, in this tab. */
export function readDraft(authID: string): ProfileFields | undefined {
  const kept = sessionStorage.getItem(keyOf(authID));
  return kept === null ? undefined : (JSON.parse(kept) as ProfileFields);
}

export function keepDraft(authID: string, fields: ProfileFields): void {
  sessionStorage.setItem(keyOf(authID), JSON.stringify(fields));
}

export function dropDraft(authID: string): void {
  sessionStorage.removeItem(keyOf(authID));
}
