import { useLocale, useMessages } from '#src/page/messages.ts';
import { EntryList } from '#src/practice/EntryList.tsx';
import { Card } from '#src/ui/Card.tsx';
import { InBoth } from './InBoth.tsx';
import styles from './Profile.module.css';
import { setEntries } from './profile-entries.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

const most = 40;
const rows = 4;
const inBoth = { fr: '', en: '' };

/** What clients often ask, with the answers. */
export function FaqFields({ contractForm }: { contractForm: ProfileFormState }) {
  const t = useMessages('practice-profile');
  const locale = useLocale();
  const { form } = contractForm;
  return (
    <Card className={styles['card']}>
      <EntryList
        title={t('faqTitle')}
        entries={form.watch('faq')}
        most={most}
        titleOf={({ question }, place) => question[locale] || t('faqOf', { place })}
        addLabel={t('faqAdd')}
        removeLabel={t('faqRemove')}
        empty={{ question: inBoth, answer: inBoth }}
        onChange={(entries) => setEntries(form, 'faq', entries)}
      >
        {(index) => (
          <>
            <InBoth label={t('question')} name={`faq.${index}.question`} contractForm={contractForm} />
            <InBoth label={t('answer')} rows={rows} name={`faq.${index}.answer`} contractForm={contractForm} />
          </>
        )}
      </EntryList>
    </Card>
  );
}
