import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { HelpNumbers } from './HelpNumbers.tsx';

function HelpLineNumbersPage() {
  const t = useMessages('practice-help-line');
  return (
    <PracticePage screen="settings" isNarrow title={t('title')} text={t('description')}>
      {() => <HelpNumbers />}
    </PracticePage>
  );
}

export const page = definePage({
  component: HelpLineNumbersPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-help-line');
    return { title: t('title'), description: t('description') };
  },
});
