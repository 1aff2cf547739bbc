import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Figures } from './Figures.tsx';

function FiguresPage() {
  const t = useMessages('practice-figures');
  return (
    <PracticePage screen="figures" title={t('title')} text={t('description')}>
      {() => <Figures />}
    </PracticePage>
  );
}

export const page = definePage({
  component: FiguresPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-figures');
    return { title: t('title'), description: t('description') };
  },
});
