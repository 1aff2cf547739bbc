import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { socialProviders } from '#contract/auth/social-providers.ts';
import { pathInLocale } from '#contract/locale.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { PagePending } from '#src/page/PagePending.tsx';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { providerNames } from '#src/session/social-sign-in/provider-names.ts';
import { socialQueries } from '#src/session/social-sign-in/social.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import { SocialNotice } from './SocialNotice.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { useLeavingWhole } from './use-leaving-whole.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';

function SocialSignInPage() {
  const t = useMessages('social-sign-in');
  const locale = useLocale();
  const isCutOff = usePageState(isOffline);
  useLeavingWhole();
  const pathname = useLocation({ select: (shown) => shown.pathname });
  const provider = socialProviders.find((name) => pathname.endsWith(`/${name}`)) ?? 'facebook';
  const way = useSocialSignIn(provider);
  const { data, isError, refetch } = useQuery(socialQueries.providers(useApiClient()));
  if (!data && way.isEntering) return <PagePending />;
  if (!data && (isError || isCutOff)) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <SocialNotice icon={<OfflineIcon size={28} />} title={t('offlineTitle')} text={t('offlineText')} actions={retry} />;
  }
  if (!data) return <PagePending />;
  const settings = data.items.find((each) => each.provider === provider);
  if (settings) return <SocialSignIn settings={settings} way={way} />;
  const toProfile = <AnchorButton href={pathInLocale('/profile', locale)}>{t('otherWay')}</AnchorButton>;
  const title = t('unavailableTitle', { provider: providerNames[provider] });
  return <SocialNotice title={title} text={t('unavailableText')} actions={toProfile} />;
}

export const page = definePage({
  component: SocialSignInPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'social-sign-in');
    return { title: t('headTitle'), description: t('headDescription') };
  },
});
