import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';

interface BeyondTheEndProps {
  /** The search of the address of the first page. */
  start: object;
}

/** In place of an empty page of a list that is not empty: an old address, or what stood here is done. */
export function BeyondTheEnd({ start }: BeyondTheEndProps) {
  const t = useMessages('practice');
  return (
    <EmptyState
      icon={<InfoIcon size={28} />}
      title={t('beyondTitle')}
      actions={
        <Link to="." search={start} className={buttonClass({})}>
          {t('beyondStart')}
        </Link>
      }
    >
      <p>{t('beyondText')}</p>
    </EmptyState>
  );
}
