import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { EditFrame } from './EditFrame.tsx';
import { ExportCard } from './ExportCard.tsx';

function DataPage() {
  const t = useMessages('profile');
  return (
    <PrivatePage title={t('dataTitle')} text={t('dataIntroduction')}>
      {() => (
        <EditFrame title={t('dataTitle')}>
          <ExportCard />
          <DeletionCard />
        </EditFrame>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: DataPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'profile');
    return { title: t('dataTitle'), description: t('dataIntroduction') };
  },
});
