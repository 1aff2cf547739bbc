import { useEffect, useRef } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';

interface NothingWaitsProps {
  /** This page of the queue is empty, others are not. */
  isFurtherOn: boolean;
  /** The last text was decided of a moment ago. */
  isNews: boolean;
}

export function NothingWaits({ isFurtherOn, isNews }: NothingWaitsProps) {
  const t = useMessages('practice-threads');
  const frame = useRef<HTMLDivElement>(null);

  // The focus has gone with the text that left.
  useEffect(() => {
    if (isNews) frame.current?.focus();
  }, [isNews]);

  return (
    <div ref={frame} tabIndex={-1}>
      <EmptyState
        icon={<CheckIcon size={28} />}
        title={t(isFurtherOn ? 'furtherOnTitle' : 'nothingWaits')}
        actions={isFurtherOn && <LinkButton to="/practice/threads">{t('toStart')}</LinkButton>}
      >
        <p>{t(isFurtherOn ? 'furtherOnText' : 'nothingWaitsText')}</p>
      </EmptyState>
    </div>
  );
}
