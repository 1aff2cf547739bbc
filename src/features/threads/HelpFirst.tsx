import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { Note } from '#src/ui/Note.tsx';

/** Said before a text is sent that may be a cry for help, or that nobody will read for now. It never holds the text back. */
export function HelpFirst({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('threads');
  return (
    <Note title={t(isOffline ? 'offlineTitle' : 'helpFirstTitle')}>
      <p>{t(isOffline ? 'offlineFirst' : 'helpFirst')}</p>
      <p>
        <a href="tel:190">{t('callSamu')}</a> · <Link to="/help-line">{t('helpLink')}</Link>
      </p>
    </Note>
  );
}
