import { useQuery } from '@tanstack/react-query';
import { dateInZone } from '#contract/dates-in-words.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { legalNoticeQuery } from './legal-notice.queries.ts';

interface LegalWords {
  /** A text with what the practice says of itself in it; null for a company that it does without. */
  fill: (text: string) => string | null;
  /** The later of the text's own date and of the practice's last change, yyyy-MM-dd. */
  latest: (updatedOn: string) => string;
}

/** What the practice says of itself, to be put into the legal pages. */
export function useLegalWords(): LegalWords {
  const t = useMessages('legal');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { data: notice } = useQuery(legalNoticeQuery(apiClient));
  const { data: practice } = useQuery(practiceQueries.practice(apiClient));
  const { editedAt = null, host, mailService, fileStorage, ...names } = notice ?? {};
  const said: Record<string, string | undefined> = {
    ...names,
    address: practice?.address[locale],
    host: host?.[locale],
    mailService: mailService?.[locale],
    fileStorage: fileStorage?.[locale],
  };
  const missing = t(notice ? 'toConfirm' : 'notLoaded');
  const isAtHost = Boolean(said['host'] && !said['fileStorage']);
  return {
    fill: (text) =>
      isAtHost && text.includes('{{fileStorage}}') ? null : text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => said[name] || missing),
    latest: (updatedOn) => {
      const edited = editedAt === null ? '' : dateInZone(editedAt, defaultTimeZone);
      return edited > updatedOn ? edited : updatedOn;
    },
  };
}
