import type { ProfileFields } from './profile-fields.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

type Form = ProfileFormState['form'];
type Lists = 'approaches' | 'education' | 'faq';

/** Puts other entries into a list of the form; what was wrong with them was told by place, which others take. */
export function setEntries<List extends Lists>(form: Form, list: List, entries: ProfileFields[List]): void {
  form.clearErrors(list);
  form.setValue(list, entries as never, { shouldDirty: true });
  // Of a list that has become empty no field is left to tell that the form has changed.
  form.setValue('fullName', form.getValues('fullName'), { shouldDirty: true });
}
