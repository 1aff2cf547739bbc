import { useRef, useState, type ComponentProps } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import type { TherapistSetup } from '#contract/practice/setup.endpoints.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import styles from './Setup.module.css';
import { Step } from './Step.tsx';

const TherapistForm = latePart(async () => (await import('./TherapistForm.tsx')).TherapistForm, { Missing: MissingPart });
const InvitationForm = latePart(async () => (await import('./InvitationForm.tsx')).InvitationForm, { Missing: MissingPart });

interface TeamStepProps extends Omit<ComponentProps<typeof Step>, 'children'> {
  therapists: readonly TherapistSetup[];
  reader: AuthClient;
}

/** Who receives clients here: oneself, or somebody who is mailed a link to open their own access. */
export function TeamStep({ therapists, reader, ...step }: TeamStepProps) {
  const t = useMessages('practice-setup');
  const locale = useLocale();
  const [shown, setShown] = useState<TherapistSetup | 'NEW'>();
  const add = useRef<HTMLDivElement>(null);
  const close = () => setShown(undefined);
  const [now] = useState(() => new Date().toISOString());
  const mayInvite = holds(reader.access, 'ROLE', 'GRANT');
  const isReaderIn = therapists.some(({ userId }) => userId === reader.authID);
  const invitationWords = ({ email, sentAt, expiresAt, isRefused }: NonNullable<TherapistSetup['invitation']>) => {
    const state = isRefused ? 'Refused' : expiresAt <= now ? 'Over' : '';
    return t(`invited${state}`, { email, date: formatInstant(sentAt, 'date', locale, defaultTimeZone) });
  };
  return (
    <Step {...step}>
      {therapists.length > 0 && (
        <ul className={styles['team']}>
          {therapists.map((therapist) => (
            <li key={therapist.id}>
              <strong>{therapist.fullName}</strong>
              {therapist.invitation && mayInvite && (
                <>
                  <p>{invitationWords(therapist.invitation)}</p>
                  <div>
                    <Button
                      variant="plain"
                      aria-label={t('inviteAgainNamed', { name: therapist.fullName })}
                      onClick={() => setShown(therapist)}
                    >
                      <MailIcon size={20} />
                      {t('inviteAgain')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div ref={add} tabIndex={-1} hidden={!mayInvite && isReaderIn}>
        <Button onClick={() => setShown('NEW')}>
          <PlusIcon size={20} />
          {t(therapists.length > 0 ? 'addAnother' : 'steps.team.link')}
        </Button>
      </div>
      {shown === 'NEW' && (
        <TherapistForm reader={reader} isOneself={!isReaderIn} mayInvite={mayInvite} fallbackFocus={add} onClose={close} />
      )}
      {shown !== undefined && shown !== 'NEW' && <InvitationForm therapist={shown} fallbackFocus={add} onClose={close} />}
    </Step>
  );
}
