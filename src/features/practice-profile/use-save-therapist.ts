import * as z from 'zod/mini';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { listTherapists, readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { mergeTyped } from '#src/page/merge-typed.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';
import { fieldsOf, profileForm, type ProfileFields } from './profile-fields.ts';

interface Change {
  typed: ProfileFields;
  /** What was saved when the typing began. */
  from: ProfileFields;
}

/** Saves what was typed of a profile, over what somebody else may have saved meanwhile; what the site shows of it is read anew. */
export function useSaveTherapist({ id, slug }: Pick<Therapist, 'id' | 'slug'>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ typed, from }: Change) => {
      await forgetKept(endpointUrl(readTherapist, { slug }));
      const now = fieldsOf(await apiClient.call(readTherapist, { parameters: { slug } }));
      const merged = mergeTyped(now, typed, from);
      // What somebody else has saved would not pass in this form: it comes into it, and is told there.
      if (!z.safeParse(profileForm, merged).success) void queryClient.invalidateQueries({ queryKey: keyOf(listTherapists) });
      return apiClient.call(updateTherapist, { parameters: { id }, body: z.parse(profileForm, merged) });
    },
    onSuccess: async (saved) => {
      const { queryKey } = practiceTherapists(apiClient);
      // One that was begun before would bring back what was.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known?.map((each) => (each.id === id ? saved : each)));
      await forgetKept(endpointUrl(readTherapist, { slug }));
      await forgetKept(endpointUrl(listTherapists));
      void queryClient.invalidateQueries({ queryKey: keyOf(readTherapist) });
    },
  });
}
