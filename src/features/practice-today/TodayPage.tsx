import { Navigate } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holdsAll } from '#contract/permissions.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { practiceScreens, practiceScreensOf } from '#src/practice/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { StaffOnly } from '#src/session/StaffOnly.tsx';
import { Today } from './Today.tsx';
import { TodayPending } from './TodayPending.tsx';

function TodayPage() {
  const t = useMessages('practice-today');
  const words = { title: t('title'), text: t('description') };
  const pending = (
    <PracticeFrame isPending>
      <TodayPending />
    </PracticeFrame>
  );
  return (
    <PrivatePage {...words} roles={['THERAPIST', 'MODERATOR', 'ADMIN']} pending={pending}>
      {(reader) =>
        holdsAll(reader.access, practiceScreens.today.requires) ? (
          <PracticePage {...words} screen="today" pending={pending}>
            {() => <Today reader={reader} />}
          </PracticePage>
        ) : (
          <FirstScreen reader={reader} />
        )
      }
    </PrivatePage>
  );
}

/** Leads whoever has no appointments to look after to the screen they work on most. */
function FirstScreen({ reader }: { reader: AuthClient }) {
  const [screen] = practiceScreensOf(reader.access);
  return screen ? <Navigate to={practiceScreens[screen].to} replace /> : <StaffOnly />;
}

export const page = definePage({
  component: TodayPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-today');
    return { title: t('title'), description: t('description') };
  },
});
