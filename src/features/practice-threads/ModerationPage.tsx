import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Moderation } from './Moderation.tsx';

function ModerationPage() {
  const t = useMessages('practice-threads');
  return (
    <PracticePage screen="threads" isNarrow title={t('title')} text={t('description')}>
      {(reader) => <Moderation reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ModerationPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-threads');
    return { title: t('title'), description: t('description') };
  },
});
