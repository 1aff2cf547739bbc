import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { readAwaitedProofs } from '#src/page/awaited-proofs.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';

/** The proofs that can be given to this device while the server cannot be asked for the appointments. */
export function AwaitedProofs({ authID }: { authID: string }) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const [awaited, setAwaited] = useState<Awaited<ReturnType<typeof readAwaitedProofs>>>([]);

  // They lie in the device's database, which no query reads.
  useEffect(() => {
    readAwaitedProofs(authID).then(setAwaited, () => undefined);
  }, [authID]);

  if (awaited.length === 0) return null;
  return (
    <>
      <p>{t('awaitedText')}</p>
      {awaited.map(({ reservationId, touchedAt }) => (
        <LinkButton key={reservationId} to="/reservations/$reservationId/payment" params={{ reservationId }}>
          {awaited.length === 1
            ? t('sendProof')
            : t('sendProofOf', { day: formatInstant(new Date(touchedAt).toISOString(), 'short', locale, deviceTimeZone()) })}
        </LinkButton>
      ))}
    </>
  );
}
