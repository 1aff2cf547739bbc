import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import { readLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import type { Setup } from '#contract/practice/setup.endpoints.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { Step } from './Step.tsx';

const LegalNoticeForm = latePart(async () => (await import('../practice-settings/LegalNoticeForm.tsx')).LegalNoticeForm, {
  Missing: MissingPart,
});

interface LegalStepProps extends Omit<ComponentProps<typeof Step>, 'children'> {
  missing: Setup['missingLegal'];
}

/** What the law asks the practice to say, said in place. */
export function LegalStep({ missing, ...step }: LegalStepProps) {
  const t = useMessages('practice-setup');
  const of = useMessages('practice-settings');
  const {
    data: notice,
    failureReason,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...endpointQuery(useApiClient(), readLegalNotice), staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  return (
    <Step {...step}>
      {missing.length > 0 && <p>{t('missing', { fields: missing.map((field) => of(field)).join(', ') })}</p>}
      <p>{of('legalNote')}</p>
      <div ref={change} tabIndex={-1}>
        <Button disabled={!notice || !isFetchedAfterMount} onClick={() => setIsChanging(true)}>
          <EditIcon size={20} />
          {of('legalChange')}
        </Button>
      </div>
      {failureReason && <ListFailure title={t('failed')} onRetry={() => void refetch()} />}
      {isChanging && notice && <LegalNoticeForm notice={notice} fallbackFocus={change} onClose={() => setIsChanging(false)} />}
    </Step>
  );
}
