import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { userBody, type AuthClient } from '#contract/auth/auth.schema.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { dropDraft, keepDraft, keepDraftPhoto, readDraft, readDraftPhoto, savedProfile, type ProfileFields } from './profile-draft.ts';

// The form also holds what the picture is called and where it is; the schema keeps its _id.
const fieldsSchema = userBody as unknown as z.ZodMiniType<z.output<typeof userBody>, ProfileFields>;

/** The profile's form. What is changed and not saved is still there when the person comes back to it. */
export function useProfileForm(client: AuthClient) {
  const saved = savedProfile(client);
  const [draft, setDraft] = useState<ProfileFields>();
  const [photo, setPhoto] = useState<File>();
  const keptPhoto = useRef<File>(undefined);
  const contractForm = useContractForm(fieldsSchema, saved);
  const { form } = contractForm;
  const { authID } = client;

  // The draft lives on the device; only what differs from the saved profile is kept.
  useEffect(() => {
    const restore = async () => {
      const [kept, file] = await Promise.all([readDraft(authID), readDraftPhoto(authID)]);
      if ((!kept && !file) || form.formState.isDirty) return;
      setPhoto(file);
      setDraft(kept ?? form.getValues());
      if (!kept) return;
      form.reset(kept, { keepDefaultValues: true });
      noteRestored(kept);
    };
    void restore();
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepDraft(authID, values) : dropDraft(authID)),
    });
  }, [form, authID]);

  function keepPhoto(file: File | undefined): void {
    if (file === keptPhoto.current) return;
    keptPhoto.current = file;
    keepDraftPhoto(authID, file);
  }

  function forgetDraft(): void {
    dropDraft(authID);
    keepDraftPhoto(authID, undefined);
  }

  return {
    ...contractForm,
    draft,
    /** What the picture's field starts with. */
    picture: (draft ?? saved).avatar,
    /** A picture that was framed in an earlier life of the page and could not be sent. */
    photo,
    /** Keeps the picture of the field until the server has it. */
    keepPhoto,
    forgetDraft,
    revert: () => {
      forgetDraft();
      setDraft(undefined);
      setPhoto(undefined);
      form.reset(saved);
    },
  };
}
