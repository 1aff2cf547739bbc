import type { WebSite } from 'schema-dts';
import { readOpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import { pathInLocale } from '#contract/locale.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { shownPractice } from '#src/page/shown-practice.ts';
import { practiceData } from '#src/page/structured-data.ts';

const hoursQuery = ({ apiClient }: PageContext) => endpointQuery(apiClient, readOpeningHours);

/** For search engines alone: people read the hours as the practice has written them. */
export async function loadOpeningHours(context: PageContext): Promise<void> {
  await ensureOptional(context.queryClient, hoursQuery(context));
}

/** The practice with its hours, and the site, as schema.org says them. */
export function homeData(context: PageContext) {
  const { locale, siteUrl, queryClient } = context;
  const practice = shownPractice(context);
  if (!practice) return [];
  const site = {
    '@type': 'WebSite',
    name: practice.name,
    url: siteUrl + pathInLocale('/', locale),
    inLanguage: locale,
    publisher: { '@id': `${siteUrl}/#practice` },
  } satisfies WebSite;
  return [practiceData(practice, context, queryClient.getQueryData(hoursQuery(context).queryKey)), site];
}
