import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Absences } from './Absences.tsx';

function AbsencesPage() {
  const t = useMessages('practice-absences');
  return (
    <PracticePage screen="absences" isNarrow title={t('title')} text={t('description')}>
      {(reader) => <Absences reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: AbsencesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-absences');
    return { title: t('title'), description: t('description') };
  },
});
