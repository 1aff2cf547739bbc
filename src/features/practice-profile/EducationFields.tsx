import { useLocale, useMessages } from '#src/page/messages.ts';
import { EntryList } from '#src/practice/EntryList.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { InBoth } from './InBoth.tsx';
import styles from './Profile.module.css';
import { setEntries } from './profile-entries.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

const most = 40;
const inBoth = { fr: '', en: '' };

/** Degrees and trainings, in the order the page shows them. */
export function EducationFields({ contractForm }: { contractForm: ProfileFormState }) {
  const t = useMessages('practice-profile');
  const locale = useLocale();
  const { form, errorOf } = contractForm;
  return (
    <Card className={styles['card']}>
      <EntryList
        title={t('educationTitle')}
        entries={form.watch('education')}
        most={most}
        titleOf={({ year, title }, place) => [year, title[locale]].filter(Boolean).join(' · ') || t('educationOf', { place })}
        addLabel={t('educationAdd')}
        removeLabel={t('educationRemove')}
        empty={{ year: '', title: inBoth, place: inBoth }}
        onChange={(entries) => setEntries(form, 'education', entries)}
      >
        {(index) => (
          <>
            <TextField
              label={t('year')}
              inputMode="numeric"
              autoComplete="off"
              error={errorOf(`education.${index}.year`)}
              {...form.register(`education.${index}.year`)}
            />
            <InBoth label={t('degree')} name={`education.${index}.title`} contractForm={contractForm} />
            <InBoth label={t('place')} name={`education.${index}.place`} contractForm={contractForm} />
          </>
        )}
      </EntryList>
    </Card>
  );
}
