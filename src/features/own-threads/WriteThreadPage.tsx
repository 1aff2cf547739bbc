import { definePage } from '#src/page/define-page.ts';
import { latePart } from '#src/page/late-part.tsx';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OwnThreadsFrame } from './OwnThreadsFrame.tsx';

// The editor and the device's database: the words of the page do not wait for them.
const WriteThread = latePart(async () => (await import('./WriteThread.tsx')).WriteThread, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});

function WriteThreadPage() {
  const t = useMessages('own-threads');
  return (
    <OwnThreadsFrame back={{ to: '/threads/own', label: t('back') }}>
      <WriteThread />
    </OwnThreadsFrame>
  );
}

export const page = definePage({
  component: WriteThreadPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('writeTitle'), description: t('writeDescription') };
  },
});
