import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { listTherapists, readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist, TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';

/** The fields that a profile is written by, as they are saved now. */
const inputOf = ({ fullName, title, photo, about, education, faq, contact, languages, approaches, modes, licenceNumber }: Therapist) => ({
  fullName,
  title,
  photo,
  about,
  education,
  faq,
  contact,
  languages,
  approaches,
  modes,
  licenceNumber,
});

interface Change {
  body: TherapistInput;
  /** The fields that were typed in: somebody else may have changed the rest meanwhile. */
  typed: readonly string[];
}

/** Saves a profile; what the site shows of it is read anew. */
export function useSaveTherapist({ id, slug }: Pick<Therapist, 'id' | 'slug'>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, typed }: Change) => {
      await forgetKept(endpointUrl(readTherapist, { slug }));
      const now = inputOf(await apiClient.call(readTherapist, { parameters: { slug } }));
      const changed = Object.fromEntries(Object.entries(body).filter(([field]) => typed.includes(field)));
      return apiClient.call(updateTherapist, { parameters: { id }, body: { ...now, ...changed } });
    },
    onSuccess: async (saved) => {
      const { queryKey } = practiceTherapists(apiClient);
      queryClient.setQueryData(queryKey, (known) => known?.map((each) => (each.id === id ? saved : each)));
      await forgetKept(endpointUrl(readTherapist, { slug }));
      await forgetKept(endpointUrl(listTherapists));
      void queryClient.invalidateQueries({ queryKey: keyOf(readTherapist) });
    },
  });
}
