import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateService } from '#contract/therapist/services.endpoints.ts';
import type { PracticeService } from '#contract/therapist/services.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { useMoveInList } from '#src/practice/use-move-in-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Schedule.module.css';
import { ServiceRow } from './ServiceRow.tsx';
import { servicesQuery, useForgetServices } from './services.queries.ts';

const ServiceForm = latePart(async () => (await import('./ServiceForm.tsx')).ServiceForm, { Missing: MissingPart });

interface ServicesSectionProps {
  therapist: Pick<Therapist, 'id' | 'slug'>;
  services: UseQueryResult<{ items: PracticeService[] }>;
}

/** What sessions clients choose among, in the order they see them; those no longer on offer stay here. */
export function ServicesSection({ therapist, services: { data, failureReason, refetch } }: ServicesSectionProps) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  const [open, setOpen] = useState<{ service?: PracticeService }>();
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const move = useMoveInList<PracticeService>({
    queryKey: servicesQuery(useApiClient(), therapist.id).queryKey,
    send: (apiClient, { item: { id }, place }) => apiClient.call(updateService, { parameters: { id }, body: { order: place } }),
    onMoved: useForgetServices(therapist.slug),
  });
  const items = data?.items ?? [];
  return (
    <section aria-labelledby="services-title">
      <Card className={styles['card']}>
        <h2 ref={heading} id="services-title" tabIndex={-1}>
          {t('servicesTitle')}
        </h2>
        <p className={styles['quiet']}>{t('servicesText')}</p>
        {!data && (failureReason ? <ListFailure onRetry={() => void refetch()} /> : <PendingCard />)}
        {data && !items.some(({ isOffered }) => isOffered) && <p>{t('servicesNone')}</p>}
        {items.length > 0 && (
          <ol className={styles['services']}>
            {items.map((service, index) => (
              <ServiceRow
                key={service.id}
                service={service}
                place={index + 1}
                count={items.length}
                onMove={(place) => {
                  move({ item: service, place });
                  setTold(t('serviceMoved', { service: service.name[locale], place, count: items.length }));
                }}
                onChange={() => setOpen({ service })}
              />
            ))}
          </ol>
        )}
        {data && (
          <div>
            <Button onClick={() => setOpen({})}>
              <PlusIcon size={20} />
              {t('serviceAdd')}
            </Button>
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
      </Card>
      {open && <ServiceForm therapist={therapist} service={open.service} fallbackFocus={heading} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
