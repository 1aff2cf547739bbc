import { useQuery } from '@tanstack/react-query';
import { dateInZone } from '#contract/dates-in-words.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Localized } from '#contract/locale.ts';
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

/** What a practice may well do without: a sentence about it is left out, once the practice has said who it is. */
const optional = ['registrationNumber', 'fileStorage'] as const;

/** What the practice says of itself, to be put into the legal pages. */
export function useLegalWords(): LegalWords {
  const t = useMessages('legal');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { data: notice } = useQuery(legalNoticeQuery(apiClient));
  const { data: practice } = useQuery(practiceQueries.practice(apiClient));
  const { editedAt = null, host, mailService, fileStorage, ...names } = notice ?? {};
  // Said in one language alone, it is told in that one.
  const inEither = (text: Localized | undefined) => text && (text[locale] || text.fr || text.en);
  const said: Record<string, string | undefined> = {
    ...names,
    inpdpNumber: notice?.inpdpNumber || (notice?.publisher && t('underWay')),
    address: practice?.address[locale],
    host: inEither(host),
    mailService: inEither(mailService),
    fileStorage: inEither(fileStorage),
  };
  const missing = t(notice ? 'toConfirm' : 'notLoaded');
  return {
    fill: (text) =>
      notice?.publisher && optional.some((field) => !said[field] && text.includes(`{{${field}}}`))
        ? null
        : text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => said[name] || missing),
    latest: (updatedOn) => {
      const edited = editedAt === null ? '' : dateInZone(editedAt, defaultTimeZone);
      return edited > updatedOn ? edited : updatedOn;
    },
  };
}
