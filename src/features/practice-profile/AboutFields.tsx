import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { InBoth } from './InBoth.tsx';
import styles from './Profile.module.css';
import type { ProfileFormState } from './ProfileForm.tsx';

const rows = 12;
const mostParagraphs = 21;

/** What a therapist tells of themselves. */
export function AboutFields({ contractForm }: { contractForm: ProfileFormState }) {
  const t = useMessages('practice-profile');
  return (
    <Card className={styles['card']}>
      <h2>{t('aboutTitle')}</h2>
      <InBoth label={t('about')} hint={t('aboutHint')} rows={rows} mostParts={mostParagraphs} name="about" contractForm={contractForm} />
    </Card>
  );
}
