import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { DeviceList } from './DeviceList.tsx';
import { EditFrame } from './EditFrame.tsx';

function DevicesPage() {
  const t = useMessages('profile');
  return (
    <PrivatePage title={t('devicesTitle')} text={t('devicesIntroduction')}>
      {() => (
        <EditFrame title={t('devicesTitle')}>
          <p>{t('devicesText')}</p>
          <DeviceList />
        </EditFrame>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: DevicesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'profile');
    return { title: t('devicesTitle'), description: t('devicesIntroduction') };
  },
});
