import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { newVersion } from '#src/page/new-version.ts';
import { holdsTypedText } from './typed-text.ts';
import notice from './Notice.module.css';

/**
 * A newer version waits. It is put in place on the person's word, and never over what they are writing.
 * At hand on every page, since it is also shown when this build's files are gone.
 */
export function UpdateBar({ version }: { version: { apply: () => void } }) {
  const t = useMessages('app');
  const [isRefused, setIsRefused] = useState(false);

  function update() {
    if (holdsTypedText()) setIsRefused(true);
    else version.apply();
  }

  return (
    <section className={notice['card']} aria-label={t('updateTitle')}>
      <p className={notice['title']}>{t('updateTitle')}</p>
      <p className={notice['text']} role="status">
        {t(isRefused ? 'updateRefused' : 'updateText')}
      </p>
      <div className={notice['actions']}>
        <Button onClick={() => newVersion.set(undefined)}>{t('updateLater')}</Button>
        <Button onClick={update}>{t('updateNow')}</Button>
      </div>
    </section>
  );
}
