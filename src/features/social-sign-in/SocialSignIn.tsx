import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { PrivacyNote } from '#src/session/PrivacyNote.tsx';
import { useSession } from '#src/session/session.ts';
import { isOrdinaryBrowser } from '#src/session/social-sign-in/is-ordinary-browser.ts';
import { ProviderMark } from '#src/session/social-sign-in/ProviderMark.tsx';
import { providerNames } from '#src/session/social-sign-in/provider-names.ts';
import { Button } from '#src/ui/Button.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import narrow from '#src/ui/NarrowPage.module.css';
import { failureSentences } from './failure-sentences.ts';
import { SocialNotice } from './SocialNotice.tsx';
import styles from './SocialSignIn.module.css';
import type { useSocialSignIn } from './use-social-sign-in.ts';

interface SocialSignInProps {
  settings: SocialProviderSettings;
  way: ReturnType<typeof useSocialSignIn>;
}

/** Says what the provider will be asked and will know, then opens its dialog on a press. */
export function SocialSignIn({ settings, way: { open, isOpening, isEntering, failure } }: SocialSignInProps) {
  const t = useMessages('social-sign-in');
  const locale = useLocale();
  const current = useSession();
  const provider = providerNames[settings.provider];
  const sentences = failureSentences(failure, locale);
  const otherWay = (
    // Where the sign-in opens by itself, and then goes on to where they were.
    <AnchorButton href={pathInLocale('/profile', locale)} isWide>
      {t('otherWay')}
    </AnchorButton>
  );
  if (!isEntering && current.state === 'SIGNED_IN') {
    const toProfile = <AnchorButton href={pathInLocale('/profile', locale)}>{t('toProfile')}</AnchorButton>;
    return <SocialNotice title={t('signedInTitle')} text={t('signedInText')} actions={toProfile} />;
  }
  if (!isOrdinaryBrowser(navigator.userAgent))
    return <SocialNotice title={t('inAppTitle')} text={t('inAppText', { provider })} actions={otherWay} />;

  return (
    <div className={narrow['page']}>
      <h1>{t('title', { provider })}</h1>
      <p>{t('asked', { provider })}</p>
      <p className={styles['quiet']}>{t('known', { provider })}</p>
      <PrivacyNote />
      <div role="alert">
        {sentences.length > 0 && (
          <div className={styles['alert']}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="filled" isWide isPending={isOpening || isEntering} onClick={() => open(settings)}>
          <ProviderMark provider={settings.provider} />
          {t(isEntering ? 'entering' : 'continue', { provider })}
        </Button>
        {otherWay}
      </div>
    </div>
  );
}
