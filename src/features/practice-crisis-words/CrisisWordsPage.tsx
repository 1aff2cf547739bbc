import { holds } from '#contract/permissions.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { CrisisWords } from './CrisisWords.tsx';

function CrisisWordsPage() {
  const t = useMessages('practice-crisis-words');
  return (
    <PracticePage screen="threads" isNarrow title={t('title')} text={t('description')}>
      {({ access }) => <CrisisWords mayChange={holds(access, 'ALL_THREADS', 'WRITE')} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: CrisisWordsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-crisis-words');
    return { title: t('title'), description: t('description') };
  },
});
