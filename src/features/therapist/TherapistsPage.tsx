import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { maxPageSize } from '#contract/page-limits.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { definePage } from '#src/page/define-page.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import wholeLink from '#src/ui/WholeLink.module.css';
import { languageNames } from './language-names.ts';
import { Portrait } from './Portrait.tsx';
import styles from './TherapistsPage.module.css';

const teamQuery = (apiClient: ApiClient) => endpointQuery(apiClient, listTherapists, { query: { limit: maxPageSize } });

function TherapistRow({ therapist }: { therapist: AnswerOf<typeof listTherapists>['items'][number] }) {
  const t = useMessages('therapist');
  const locale = useLocale();
  return (
    <li className={styles['row']}>
      <div className={styles['portrait']}>
        <Portrait therapist={therapist} sizes="96px" />
      </div>
      <div>
        <h2>
          <Link to="/therapist/$name" params={{ name: therapist.slug }} className={wholeLink['link']}>
            {therapist.fullName}
          </Link>
        </h2>
        <p>{therapist.title[locale]}</p>
        <p className={styles['facts']}>{languageNames(therapist.languages, t, locale)}</p>
        <p className={styles['facts']}>{therapist.modes.map((mode) => t(`mode${mode}`)).join(', ')}</p>
        {!therapist.isBookable && <p className={styles['note']}>{t('notBookable')}</p>}
      </div>
    </li>
  );
}

/** Everyone a visitor may turn to, in the order the practice gave them. */
function TherapistsPage() {
  const t = useMessages('therapist');
  const { items } = useSuspenseQuery(teamQuery(useApiClient())).data;
  return (
    <div className={styles['page']}>
      <h1>{t('team')}</h1>
      <p className={styles['lead']}>{t(items[0] ? 'teamLead' : 'noTeam')}</p>
      <ul className={styles['list']}>
        {items.map((therapist) => (
          <TherapistRow key={therapist.slug} therapist={therapist} />
        ))}
      </ul>
    </div>
  );
}

export const page = definePage({
  component: TherapistsPage,
  load: ({ apiClient, queryClient }) => queryClient.ensureQueryData(teamQuery(apiClient)),
  head: ({ data, locale }) => {
    const t = messagesOf(locale, 'therapist');
    return { title: t('team'), description: t('teamDescription'), isHiddenFromSearch: import.meta.env.SSR && !data.items[0] };
  },
});
