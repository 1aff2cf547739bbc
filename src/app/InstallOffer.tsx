import { useMessages } from '#src/page/messages.ts';
import { installPrompt } from '#src/page/install-prompt.ts';
import { usePageState } from '#src/page/page-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { installAnswerKey } from './install-answer.ts';
import { offer } from './offer.ts';
import notice from './Notice.module.css';

/** Offers to put the site on the home screen: by the browser's own question, or in words where it has none. */
export function InstallOffer() {
  const t = useMessages('frame');
  const prompt = usePageState(installPrompt);

  function answer() {
    localStorage.setItem(installAnswerKey, 'true');
    offer.set(undefined);
  }
  async function install() {
    answer();
    // It may be asked once.
    installPrompt.set(undefined);
    await prompt?.prompt();
  }

  return (
    <section className={notice['card']} aria-label={t('installTitle')}>
      <p className={notice['title']}>{t('installTitle')}</p>
      <p className={notice['text']}>{t(prompt ? 'installText' : 'installByHand')}</p>
      <div className={notice['actions']}>
        <Button onClick={answer}>{t(prompt ? 'installLater' : 'installUnderstood')}</Button>
        {prompt && <Button onClick={() => void install()}>{t('installNow')}</Button>}
      </div>
    </section>
  );
}
