import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import { readBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import type { Setup } from '#contract/practice/setup.endpoints.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { Step } from './Step.tsx';

const BeneficiaryForm = latePart(async () => (await import('../practice-settings/BeneficiaryForm.tsx')).BeneficiaryForm, {
  Missing: MissingPart,
});

interface PaymentStepProps extends Omit<ComponentProps<typeof Step>, 'children'> {
  setup: Setup;
  mayNameBeneficiary: boolean;
}

/** How clients pay: to whom money orders go, said in place, and who takes cards, which the server's settings say. */
export function PaymentStep({ setup, mayNameBeneficiary, ...step }: PaymentStepProps) {
  const t = useMessages('practice-setup');
  const query = endpointQuery(useApiClient(), readBeneficiary, {});
  const {
    data: beneficiary,
    failureReason,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...query, enabled: mayNameBeneficiary, staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  return (
    <Step {...step}>
      <Facts
        items={[
          {
            label: t('moneyOrders'),
            value: (setup.hasBeneficiary && beneficiary?.name) || t(setup.hasBeneficiary ? 'named' : 'nobodyNamed'),
          },
          { label: t('cards'), value: t(`cardProvider.${setup.cardProvider ?? 'none'}`) },
        ]}
      />
      {setup.cardProvider === null && <p>{t('cardsNote')}</p>}
      {mayNameBeneficiary && (
        <div ref={change} tabIndex={-1}>
          <Button disabled={!beneficiary || !isFetchedAfterMount} onClick={() => setIsChanging(true)}>
            <EditIcon size={20} />
            {t('steps.payment.link')}
          </Button>
        </div>
      )}
      {failureReason && <ListFailure title={t('failed')} onRetry={() => void refetch()} />}
      {isChanging && beneficiary && (
        <BeneficiaryForm beneficiary={beneficiary} fallbackFocus={change} onClose={() => setIsChanging(false)} />
      )}
    </Step>
  );
}
