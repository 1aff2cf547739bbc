import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PhoneBooking } from './PhoneBooking.tsx';
import { PhonePending } from './PhonePending.tsx';

function PhoneBookingPage() {
  const t = useMessages('practice-phone');
  return (
    <PracticePage
      screen="phone"
      isNarrow
      title={t('title')}
      text={t('description')}
      pending={
        <PracticeFrame isPending isNarrow>
          <PhonePending />
        </PracticeFrame>
      }
    >
      {(reader) => <PhoneBooking reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: PhoneBookingPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-phone');
    return { title: t('title'), description: t('description') };
  },
});
