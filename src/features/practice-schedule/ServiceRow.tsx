import type { PracticeService } from '#contract/therapist/services.schema.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MoveButtons } from '#src/practice/MoveButtons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './Schedule.module.css';

interface ServiceRowProps {
  service: PracticeService;
  /** From 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onChange: () => void;
}

/** One session: what clients read of it, whether they can choose it, and what can be done to it. */
export function ServiceRow({ service, onChange, ...placing }: ServiceRowProps) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  const name = service.name[locale];
  const facts = [
    t('minutes', { count: service.durationMinutes }),
    formatMillimes(service.priceMillimes, locale),
    ...service.modes.map((mode) => t(`modes.${mode}`)),
  ];
  return (
    <li className={styles['service']}>
      <div>
        <p className={styles['serviceName']}>
          {name} {!service.isOffered && <StatusBadge tone="quiet">{t('notOffered')}</StatusBadge>}
        </p>
        <p className={styles['quiet']}>{facts.join(' · ')}</p>
      </div>
      <div className={styles['plain']}>
        <MoveButtons label={(way, isNamed) => (isNamed ? t(`${way}Named`, { service: name }) : t(way))} {...placing} />
        <Button variant="plain" aria-label={t('serviceChangeNamed', { service: name })} onClick={onChange}>
          {t('serviceChange')}
        </Button>
      </div>
    </li>
  );
}
