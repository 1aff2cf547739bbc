import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
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

const BeneficiaryForm = latePart(async () => (await import('./BeneficiaryForm.tsx')).BeneficiaryForm, { Missing: MissingPart });

/** To whom money orders are sent, and the way to name somebody else. */
export function BeneficiaryCard({ mayChange }: { mayChange: boolean }) {
  const t = useMessages('practice-settings');
  const locale = useLocale();
  const { data, failureReason, refetch } = useQuery({ ...endpointQuery(useApiClient(), readBeneficiary, {}), staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  if (!data) return failureReason ? <ListFailure title={t('beneficiaryFailed')} onRetry={() => void refetch()} /> : <PendingCard />;
  const isNamed = data.name !== '';
  return (
    <section aria-labelledby="beneficiary-title">
      <Card className={styles['card']}>
        <h2 id="beneficiary-title">{t('beneficiaryTitle')}</h2>
        <p>{t(isNamed ? 'beneficiaryText' : 'beneficiaryMissing')}</p>
        {isNamed && (
          <Facts
            items={[
              { label: t('beneficiaryName'), value: data.name },
              { label: t('beneficiaryAddress'), value: data.address[locale] },
            ]}
          />
        )}
        {mayChange && (
          <div ref={change} tabIndex={-1}>
            <Button onClick={() => setIsChanging(true)}>
              <EditIcon size={20} />
              {t(isNamed ? 'beneficiaryChange' : 'beneficiaryAdd')}
            </Button>
          </div>
        )}
      </Card>
      {isChanging && <BeneficiaryForm beneficiary={data} fallbackFocus={change} onClose={() => setIsChanging(false)} />}
    </section>
  );
}
