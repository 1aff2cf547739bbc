import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Setup } from './Setup.tsx';

function SetupPage() {
  const t = useMessages('practice-setup');
  return (
    <PracticePage screen="setup" isNarrow title={t('title')} text={t('description')}>
      {(reader) => <Setup reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: SetupPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-setup');
    return { title: t('title'), description: t('description') };
  },
});
