import { useQuery } from '@tanstack/react-query';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import type { ComponentType } from 'react';
import { threadsLabel } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { ArticlesIcon } from '#src/ui/icons/ArticlesIcon.tsx';
import { HomeIcon } from '#src/ui/icons/HomeIcon.tsx';
import type { IconProps } from '#src/ui/icons/Icon.tsx';
import { LifebuoyIcon } from '#src/ui/icons/LifebuoyIcon.tsx';
import { PersonIcon } from '#src/ui/icons/PersonIcon.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: ComponentType<IconProps>;
  /** The threads area is named in Arabic in both languages. */
  isArabic?: boolean;
  /** Every path starts with '/', so the home page is only current when it is the page. */
  isExact?: boolean;
}

/** The five places of the site, in the order of the navigation bar. */
export function useNavigation(): NavigationEntry[] {
  const t = useMessages('app');
  const apiClient = useApiClient();
  const { data } = useQuery(practiceQueries.therapists(apiClient));
  const [therapist, another] = data?.items ?? [];
  return [
    { to: '/', label: t('home'), icon: HomeIcon, isExact: true },
    { to: '/blogs', label: t('blogs'), icon: ArticlesIcon },
    // The one there is, or the list of all.
    { to: therapist && !another ? `/therapist/${therapist.slug}` : '/therapist', label: t('therapists'), icon: PersonIcon },
    { to: '/threads', label: threadsLabel, icon: ThreadsIcon, isArabic: true },
    { to: '/help-line', label: t('helpLine'), icon: LifebuoyIcon },
  ];
}
