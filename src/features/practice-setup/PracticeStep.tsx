import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import type { Setup } from '#contract/practice/setup.endpoints.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { Step } from './Step.tsx';

const PracticeForm = latePart(async () => (await import('../practice-settings/PracticeForm.tsx')).PracticeForm, { Missing: MissingPart });

interface PracticeStepProps extends Omit<ComponentProps<typeof Step>, 'children'> {
  missing: Setup['missingDetails'];
}

/** Who the practice is, said in place. */
export function PracticeStep({ missing, ...step }: PracticeStepProps) {
  const t = useMessages('practice-setup');
  const of = useMessages('practice-settings');
  const {
    data: practice,
    failureReason,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ ...practiceQueries.practice(useApiClient()), staleTime: 0 });
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLDivElement>(null);
  return (
    <Step {...step}>
      {missing.length > 0 && <p>{t('missing', { fields: missing.map((field) => of(field)).join(', ') })}</p>}
      <div ref={change} tabIndex={-1}>
        <Button disabled={!practice || !isFetchedAfterMount} onClick={() => setIsChanging(true)}>
          <EditIcon size={20} />
          {t('steps.practice.link')}
        </Button>
      </div>
      {failureReason && <ListFailure title={t('failed')} onRetry={() => void refetch()} />}
      {isChanging && practice && <PracticeForm practice={practice} fallbackFocus={change} onClose={() => setIsChanging(false)} />}
    </Step>
  );
}
