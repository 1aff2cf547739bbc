import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { dropLastingDraft, keepLastingDraft, keepLastingFile, readLastingDraft, readLastingFile } from '#src/page/lasting-draft.ts';
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

const nameOf = (authID: string) => `profile/${authID}`;

/** What the person had changed and not saved, on this device. */
export async function readDraft(authID: string): Promise<ProfileFields | undefined> {
  return (await readLastingDraft(nameOf(authID))) as ProfileFields | undefined;
}

const photoNameOf = (authID: string) => `profile-photo/${authID}`;

/** The picture that is framed and could not be sent yet. */
export const readDraftPhoto = (authID: string): Promise<File | undefined> => readLastingFile(photoNameOf(authID));

export function keepDraftPhoto(authID: string, photo: File | undefined): void {
  if (photo) keepLastingFile(photoNameOf(authID), photo);
  else void dropLastingDraft(photoNameOf(authID));
}

export function keepDraft(authID: string, fields: ProfileFields): void {
  keepLastingDraft(nameOf(authID), fields);
}

export function dropDraft(authID: string): void {
  void dropLastingDraft(nameOf(authID));
}
