import { useState } from 'react';
import { readLastPage } from '#src/page/last-page.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { offer } from './offer.ts';
import notice from './Notice.module.css';

/** Back to the article that was open when the installed site was left. */
export function ResumeOffer() {
  const t = useMessages('frame');
  const [page] = useState(() => readLastPage(Date.now()));
  if (!page) return null;
  return (
    <section className={notice['card']} aria-label={t('resumeTitle')}>
      {/* Its language may be the other one: a link of the browser, not of the router. */}
      <p className={notice['title']}>
        <a href={page.path}>{t('resume', { title: page.title })}</a>
      </p>
      <div className={notice['actions']}>
        <Button onClick={() => offer.set(undefined)}>{t('close')}</Button>
      </div>
    </section>
  );
}
