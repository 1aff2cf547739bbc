import { Navigate } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { practiceScreens, practiceScreensOf } from '#src/practice/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { StaffOnly } from '#src/session/StaffOnly.tsx';

function FirstScreenPage() {
  const t = useMessages('practice-home');
  return (
    <PrivatePage title={t('title')} text={t('description')} roles={['THERAPIST', 'MODERATOR', 'ADMIN']}>
      {(reader) => <FirstScreen reader={reader} />}
    </PrivatePage>
  );
}

/** Leads everybody of the practice to the screen they work on most. */
function FirstScreen({ reader }: { reader: AuthClient }) {
  const [screen] = practiceScreensOf(reader.access);
  return screen ? <Navigate to={practiceScreens[screen].to} replace /> : <StaffOnly />;
}

export const page = definePage({
  component: FirstScreenPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-home');
    return { title: t('title'), description: t('description') };
  },
});
