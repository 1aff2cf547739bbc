import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { TherapistChoice } from '#src/practice/TherapistChoice.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './Profile.module.css';

/** What everybody reads of a therapist, to be changed. */
export function Profile({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-profile');
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <TherapistChoice
        reader={reader}
        isForAll={holds(reader.access, 'THERAPIST', 'WRITE')}
        nobody={{ title: t('nobodyTitle'), text: t('nobodyText') }}
      >
        {(therapist) => <ProfileForm key={therapist.id} therapist={therapist} />}
      </TherapistChoice>
    </>
  );
}
