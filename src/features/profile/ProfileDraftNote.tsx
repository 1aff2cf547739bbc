import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export function ProfileDraftNote({ onDrop }: { onDrop: () => void }) {
  const t = useMessages('profile');
  return (
    <Note title={t('draftTitle')}>
      <p>{t('draftText')}</p>
      <Button variant="plain" onClick={onDrop}>
        {t('dropDraft')}
      </Button>
    </Note>
  );
}
