import type { ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';

/** For whoever may not open a screen of the practice, with the way to one that they may. */
export function StaffOnly({ way }: { way?: ReactNode }) {
  const t = useMessages('session');
  return (
    <EmptyState
      headingLevel={1}
      icon={<InfoIcon size={28} />}
      title={t('staffTitle')}
      actions={way || <LinkButton to="/">{t('backHome')}</LinkButton>}
    >
      <p>{t('staffText')}</p>
    </EmptyState>
  );
}
