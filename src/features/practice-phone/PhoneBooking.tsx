import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { addressText } from '#src/page/address-text.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { practiceTherapists } from '#src/practice/practice-therapists.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { chosenClientOf, timeFrom } from './phone-draft.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { PhonePending } from './PhonePending.tsx';
import { phoneQueries } from './practice-phone.queries.ts';

/** Whose agenda somebody books in: everyone's where they look after the whole practice, else the one that is theirs. */
const isBookedBy =
  ({ access, authID }: AuthClient) =>
  ({ userId, services }: Therapist) =>
    services.length > 0 && (holds(access, 'RESERVATION', 'DELETE') || userId === authID);

export function PhoneBooking({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-phone');
  const apiClient = useApiClient();
  const therapists = useQuery(practiceTherapists(apiClient));
  const search = useSearch({ strict: false });
  const clientId = addressText(search.client);
  const client = useQuery({ ...phoneQueries.client(apiClient, clientId), enabled: clientId !== '' });
  const failed = [therapists, ...(clientId ? [client] : [])].filter(
    ({ failureReason, data }) => failureReason !== null && data === undefined,
  );
  if (failed.length > 0) {
    const retry = () => failed.forEach(({ refetch }) => void refetch());
    return (
      <EmptyState
        headingLevel={1}
        icon={<AlertIcon size={28} />}
        title={t('failedTitle')}
        actions={<Button onClick={retry}>{t('retry')}</Button>}
      >
        <p>{t('failedText')}</p>
      </EmptyState>
    );
  }
  if (!therapists.data || (clientId && !client.data)) return <PhonePending />;
  const [first, ...others] = therapists.data.filter(isBookedBy(reader));
  if (!first) {
    return (
      <EmptyState headingLevel={1} icon={<PhoneIcon size={28} />} title={t('noneTitle')}>
        <p>{t('noneText')}</p>
      </EmptyState>
    );
  }
  const from = {
    client: client.data && chosenClientOf(client.data),
    ...timeFrom(search, [first, ...others]),
  };
  return <PhoneForm reader={reader} therapists={[first, ...others]} from={from} />;
}
