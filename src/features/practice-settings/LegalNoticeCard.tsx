import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './PracticeSettings.module.css';

const LegalNoticeForm = latePart(async () => (await import('./LegalNoticeForm.tsx')).LegalNoticeForm, { Missing: MissingPart });

/** What the legal pages say of the practice, and the way to say something else. */
export function LegalNoticeCard() {
  const t = useMessages('practice-settings');
  const locale = useLocale();
  const { data, failureReason, refetch } = useQuery({ ...endpointQuery(useApiClient(), readLegalNotice), staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  if (!data) return failureReason ? <ListFailure title={t('legalFailed')} onRetry={() => void refetch()} /> : <PendingCard />;
  const fact = (name: 'publisher' | 'registrationNumber' | 'director' | 'dataOfficer' | 'inpdpNumber') => ({
    label: t(name),
    value: data[name] || t('none'),
  });
  const company = (name: 'host' | 'mailService' | 'fileStorage') => ({ label: t(name), value: data[name][locale] || t('none') });
  return (
    <section aria-labelledby="legal-title">
      <Card className={styles['card']}>
        <h2 id="legal-title">{t('legalTitle')}</h2>
        <p>{t('legalText')}</p>
        <Facts
          items={[
            ...(['publisher', 'registrationNumber', 'director', 'dataOfficer', 'inpdpNumber'] as const).map(fact),
            ...(['host', 'mailService', 'fileStorage'] as const).map(company),
          ]}
        />
        <p>{t('legalNote')}</p>
        <div ref={change} tabIndex={-1}>
          <Button onClick={() => setIsChanging(true)}>
            <EditIcon size={20} />
            {t('legalChange')}
          </Button>
        </div>
      </Card>
      {isChanging && <LegalNoticeForm notice={data} fallbackFocus={change} onClose={() => setIsChanging(false)} />}
    </section>
  );
}
