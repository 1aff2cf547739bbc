import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Whom to call for an appointment while the free times cannot be read, where the practice's number is known. */
export function PracticeCall() {
  const t = useMessages('booking');
  const phone = useQuery(practiceQueries.practice(useApiClient())).data?.phone;
  return phone ? <TextWithNumbers text={t('daysCall', { phone })} /> : null;
}
