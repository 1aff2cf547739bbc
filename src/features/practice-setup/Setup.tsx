import { useQuery } from '@tanstack/react-query';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Setup as SetupState } from '#contract/practice/setup.endpoints.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { setupQuery } from '#src/practice/setup.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { LifebuoyIcon } from '#src/ui/icons/LifebuoyIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { LegalStep } from './LegalStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PracticeStep } from './PracticeStep.tsx';
import styles from './Setup.module.css';
import { stepsDone, type StepName } from './steps-done.ts';
import { Step } from './Step.tsx';
import { TeamStep } from './TeamStep.tsx';

/** What a new practice settles, one thing after the other and each when it likes, until somebody can be booked. */
export function Setup({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-setup');
  const { data, failureReason, refetch } = useQuery(setupQuery(useApiClient()));
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {data ? <Steps setup={data} reader={reader} /> : failureReason ? <ListFailure onRetry={() => void refetch()} /> : <PendingCard />}
    </>
  );
}

function Steps({ setup, reader }: { setup: SetupState; reader: AuthClient }) {
  const t = useMessages('practice-setup');
  const done = stepsDone(setup);
  const of = (name: StepName) => ({ title: t(`steps.${name}.title`), unlocks: t(`steps.${name}.unlocks`), isDone: done[name] });
  const flags = Object.values(done);
  const isToSee = setup.therapists.find(({ services, hasHours }) => services > 0 && hasHours);
  return (
    <>
      <Card className={styles['state']}>
        <p role="status">
          <strong>{t(setup.isBookable ? 'open' : 'notOpen')}</strong>{' '}
          {t('progress', { count: flags.filter(Boolean).length, total: flags.length })}
        </p>
        {setup.isBookable && isToSee && (
          <div>
            <LinkButton to="/therapist/$name" params={{ name: isToSee.slug }} hash="booking">
              <CalendarIcon size={20} />
              {t('see')}
            </LinkButton>
          </div>
        )}
      </Card>
      <ol className={styles['steps']}>
        <PracticeStep missing={setup.missingDetails} {...of('practice')} />
        <TeamStep therapists={setup.therapists} reader={reader} {...of('team')} />
        <Step {...of('profiles')}>
          <Without names={setup.therapists.filter(({ isPresented }) => !isPresented)} />
          <div>
            <LinkButton to="/practice/profile">
              <EditIcon size={20} />
              {t('steps.profiles.link')}
            </LinkButton>
          </div>
        </Step>
        <Step {...of('services')}>
          <Without names={setup.therapists.filter(({ services }) => services === 0)} />
          <div>
            <LinkButton to="/practice/schedule" hash="services-title">
              <CalendarIcon size={20} />
              {t('steps.services.link')}
            </LinkButton>
          </div>
        </Step>
        <Step {...of('hours')}>
          <Without names={setup.therapists.filter(({ hasHours }) => !hasHours)} />
          <div>
            <LinkButton to="/practice/schedule">
              <ClockIcon size={20} />
              {t('steps.hours.link')}
            </LinkButton>
          </div>
        </Step>
        <PaymentStep setup={setup} mayNameBeneficiary={holds(reader.access, 'PAYMENT', 'WRITE')} {...of('payment')} />
        <LegalStep missing={setup.missingLegal} {...of('legal')} />
        <Step {...of('helpLine')}>
          {setup.helpLine.toConfirm > 0 && <p>{t('toConfirm', { count: setup.helpLine.toConfirm, total: setup.helpLine.total })}</p>}
          <div>
            <LinkButton to="/practice/settings/help-line">
              <LifebuoyIcon size={20} />
              {t('steps.helpLine.link')}
            </LinkButton>
          </div>
        </Step>
      </ol>
    </>
  );
}

/** Whose is still missing, where there are several. */
function Without({ names }: { names: readonly { fullName: string }[] }) {
  const t = useMessages('practice-setup');
  return names.length > 0 && <p>{t('without', { names: names.map(({ fullName }) => fullName).join(', ') })}</p>;
}
