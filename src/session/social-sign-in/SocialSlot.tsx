import { useQuery } from '@tanstack/react-query';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import { socialQueries } from './social.queries.ts';

// Apart: what tells browsers from webviews is of no use where only a password is asked for.
const SocialButtons = latePart(async () => (await import('./SocialButtons.tsx')).SocialButtons, { Missing: Nothing });

/** The ways to sign in without a password: nothing, and no file of theirs, where the practice has a key for none. */
export function SocialSlot() {
  const { data } = useQuery(socialQueries.providers(useApiClient()));
  return data?.items.length ? <SocialButtons providers={data.items} /> : null;
}
