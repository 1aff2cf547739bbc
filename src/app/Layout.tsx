import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isOffline } from '#src/page/connectivity.ts';
import { useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { handovers } from '#src/session/session.ts';
import { BottomBar } from './BottomBar.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { LanguageOfferSlot } from './LanguageOfferSlot.tsx';
import { LateParts } from './LateParts.tsx';
import { ModalHost } from './ModalHost.tsx';
import { Navbar } from './Navbar.tsx';
import { redoEarlyPress } from './redo-early-press.ts';

function OfflineBar() {
  const t = useMessages('app');
  return <div role="status">{usePageState(isOffline) && <p className={styles['offline']}>{t('offline')}</p>}</div>;
}

export function Layout() {
  const t = useMessages('app');
  useLayoutEffect(redoEarlyPress, []);
  return (
    <div className={styles['layout']}>
      {!import.meta.env.SSR && <DocumentHead />}
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <Navbar />
      <OfflineBar />
      <LanguageOfferSlot />
      <main id="content" className={styles['main']} tabIndex={-1}>
        <Outlet key={usePageState(handovers)} />
      </main>
      <Footer />
      <BottomBar />
      <ModalHost />
      <LateParts />
    </div>
  );
}
