import { useQuery } from '@tanstack/react-query';
import { socialSignInPath } from '#contract/auth/social-providers.ts';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import { isOrdinaryBrowser } from './is-ordinary-browser.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { providerNames } from './provider-names.ts';
import { keepReturnPath } from './return-path.ts';
import styles from './SocialButtons.module.css';
import { socialQueries } from './social.queries.ts';

/** The ways to sign in without a password here: only where the practice has a key, and in an ordinary browser. */
export function SocialButtons() {
  const t = useMessages('session');
  const locale = useLocale();
  const { data } = useQuery(socialQueries.providers(useApiClient()));
  if (!data?.items.length || !isOrdinaryBrowser(navigator.userAgent)) return null;
  return (
    <section className={styles['social']} aria-label={t('socialTitle')}>
      <p className={styles['or']}>{t('or')}</p>
      {data.items.map(({ provider }) => (
        // Not a link of the router: the provider's page is a document of its own, with a policy of its own.
        <AnchorButton key={provider} href={pathInLocale(socialSignInPath(provider), locale)} isWide onClick={keepReturnPath}>
          <ProviderMark provider={provider} />
          {t('continueWith', { provider: providerNames[provider] })}
        </AnchorButton>
      ))}
    </section>
  );
}
