import { useMessages } from '#src/page/messages.ts';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import { HelpFirst } from './HelpFirst.tsx';

/** A report is read within a day, or not before the network is back: whoever is in danger has to be called for. */
export function NoEmergencyCall({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('thread-report');
  const emergency = useEmergencyNumber();
  const words = isOffline
    ? { title: t('offlineTitle'), text: t('offlineText', { emergency }) }
    : { title: t('noEmergencyCallTitle'), text: t('noEmergencyCallText', { emergency }) };
  return <HelpFirst isOffline={isOffline} words={words} />;
}
