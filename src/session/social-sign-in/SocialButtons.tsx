import { socialSignInPath } from '#contract/auth/social-providers.ts';
import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import { isOrdinaryBrowser } from './is-ordinary-browser.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { providerNames } from './provider-names.ts';
import { keepReturnPath } from './return-path.ts';
import styles from './SocialButtons.module.css';

/** The ways to sign in without a password, in an ordinary browser alone. */
export function SocialButtons({ providers }: { providers: readonly SocialProviderSettings[] }) {
  const t = useMessages('session');
  const locale = useLocale();
  if (!isOrdinaryBrowser(navigator.userAgent)) return null;
  return (
    <section className={styles['social']} aria-label={t('socialTitle')}>
      <p className={styles['or']}>{t('or')}</p>
      {providers.map(({ provider }) => (
        // Not a link of the router: the provider's page is a document of its own, with a policy of its own.
        <AnchorButton key={provider} href={pathInLocale(socialSignInPath(provider), locale)} isWide onClick={keepReturnPath}>
          <ProviderMark provider={provider} />
          {t('continueWith', { provider: providerNames[provider] })}
        </AnchorButton>
      ))}
    </section>
  );
}
