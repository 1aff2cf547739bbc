import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { userBody, type AuthClient } from '#contract/auth/auth.schema.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { dropDraft, keepDraft, readDraft, savedProfile, type ProfileFields } from './profile-draft.ts';

// The form also holds what the picture is called and where it is; the schema keeps its _id.
const fieldsSchema = userBody as unknown as z.ZodMiniType<z.output<typeof userBody>, ProfileFields>;

/** The profile's form. What is changed and not saved is still there when the person comes back to it. */
export function useProfileForm(client: AuthClient) {
  const saved = savedProfile(client);
  const [draft, setDraft] = useState<ProfileFields>();
  const contractForm = useContractForm(fieldsSchema, saved);
  const { form } = contractForm;
  const { authID } = client;

  // The draft lives on the device; only what differs from the saved profile is kept.
  useEffect(() => {
    const restore = async () => {
      const kept = await readDraft(authID);
      if (!kept || form.formState.isDirty) return;
      setDraft(kept);
      form.reset(kept, { keepDefaultValues: true });
    };
    void restore();
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepDraft(authID, values) : dropDraft(authID)),
    });
  }, [form, authID]);

  return {
    ...contractForm,
    draft,
    /** What the picture's field starts with. */
    picture: (draft ?? saved).avatar,
    forgetDraft: () => dropDraft(authID),
    revert: () => {
      setDraft(undefined);
      form.reset(saved);
    },
  };
}
