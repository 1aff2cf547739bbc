import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Profile } from './Profile.tsx';

function ProfilePage() {
  const t = useMessages('practice-profile');
  return (
    <PracticePage
      screen="profile"
      isNarrow
      title={t('title')}
      text={t('description')}
      pending={
        <PracticeFrame isPending isNarrow>
          <h1>{t('title')}</h1>
          <PendingCard />
        </PracticeFrame>
      }
    >
      {(reader) => <Profile reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ProfilePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-profile');
    return { title: t('title'), description: t('description') };
  },
});
