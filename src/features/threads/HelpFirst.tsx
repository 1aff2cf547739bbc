import { Link } from '@tanstack/react-router';
import { dialNumber } from '#contract/dial-number.ts';
import { useMessages } from '#src/page/messages.ts';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import { Note } from '#src/ui/Note.tsx';

interface HelpFirstProps {
  isOffline: boolean;
  /** For another than the one who writes of themselves. */
  words?: { readonly title: string; readonly text: string };
}

/** Said before a text is sent that may be a cry for help, or that nobody will read for now. It never holds the text back. */
export function HelpFirst({ isOffline, words }: HelpFirstProps) {
  const t = useMessages('thread-reply');
  const emergency = useEmergencyNumber();
  return (
    <Note title={words?.title ?? t(isOffline ? 'offlineTitle' : 'helpFirstTitle')}>
      <p>{words?.text ?? t(isOffline ? 'offlineFirst' : 'helpFirst', { emergency })}</p>
      <p>
        <a href={`tel:${dialNumber(emergency)}`}>{t('callSamu', { emergency })}</a> · <Link to="/help-line">{t('helpLink')}</Link>
      </p>
    </Note>
  );
}
