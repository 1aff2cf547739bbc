import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import styles from './PracticeSettings.module.css';

const PracticeForm = latePart(async () => (await import('./PracticeForm.tsx')).PracticeForm, { Missing: MissingPart });

/** What the site says of the practice, in this page's language, and the way to say something else. */
export function PracticeDetails() {
  const t = useMessages('practice-settings');
  const locale = useLocale();
  // The page may have been rendered before somebody else changed it.
  const { data: practice } = useSuspenseQuery({ ...practiceQueries.practice(useApiClient()), staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  const links = practice.socialLinks.map(({ name }) => name).join(', ');
  return (
    <section aria-labelledby="details-title">
      <Card className={styles['card']}>
        <h2 id="details-title">{t('detailsTitle')}</h2>
        <p>{t('detailsText')}</p>
        <Facts
          items={[
            { label: t('name'), value: practice.name },
            { label: t('email'), value: practice.email || t('none') },
            { label: t('phone'), value: practice.phone || t('none'), isLeftToRight: practice.phone !== '' },
            { label: t('address'), value: practice.address[locale] || t('none') },
            { label: t('hours'), value: practice.hours[locale] || t('none') },
            { label: t('fiscalNumber'), value: practice.fiscalNumber || t('none'), isLeftToRight: practice.fiscalNumber !== '' },
            { label: t('socialLinks'), value: links || t('none') },
          ]}
        />
        <div ref={change} tabIndex={-1}>
          <Button onClick={() => setIsChanging(true)}>
            <EditIcon size={20} />
            {t('change')}
          </Button>
        </div>
      </Card>
      {isChanging && <PracticeForm practice={practice} fallbackFocus={change} onClose={() => setIsChanging(false)} />}
    </section>
  );
}
