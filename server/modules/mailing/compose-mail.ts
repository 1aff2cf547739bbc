import type { Locale } from '#contract/locale.ts';
import { discreetName, siteName } from '#contract/auth/discreet-name.ts';
import { htmlOf } from './mail-html.ts';
import type { Mail, ReservationMail } from './mail.ts';
import type { MailValues } from './mail-values.ts';
import english from './mails.messages.en.json' with { type: 'json' };
import french from './mails.messages.fr.json' with { type: 'json' };
import type { WrittenMail } from './written-mail.ts';

const catalogues: Record<Locale, typeof french> = { fr: french, en: english };

/** A sentence that only some letters of a kind hold, by what is so. */
export type MailLine = keyof typeof french.lines;
/** What a fact of a letter is called. */
export type MailFact = keyof typeof french.facts;

/** The sender's name, as mail programs show it in a list of letters. */
export const senderOf = ({ isDiscreet }: Pick<MailValues, 'isDiscreet'>): string => (isDiscreet ? discreetName : siteName);

export const subjectOf = (kind: Mail['kind'], language: Locale): string => catalogues[language][kind].subject;

/** Writes a letter. The subject, which shows on a locked phone, holds no name and says nothing of health. */
export function composeMail(kind: Mail['kind'], language: Locale, values: MailValues): { subject: string; text: string; html: string } {
  const written = writeMail(kind, language, values);
  return { subject: written.subject, text: textOf(written), html: htmlOf(written) };
}

function writeMail(kind: Mail['kind'], language: Locale, values: MailValues): WrittenMail {
  const { practice, link, words, lines, facts, isDiscreet, unsubscribe } = values;
  const { greeting, linkNote, automatic, contact, wayOut, lines: lineWords, facts: factWords } = catalogues[language];
  const own = wordsOf(kind, language, isDiscreet);
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
  const ways = isDiscreet ? [] : [practice.phone, practice.email].filter((way) => way !== '');
  return {
    language,
    sender: senderOf(values),
    subject: own.subject,
    greeting,
    paragraphs: [...own.paragraphs, ...lines.map((line) => lineWords[line])].map(filled),
    facts: facts.map(([fact, value]) => ({ label: factWords[fact], value })),
    action: own.action,
    link,
    linkNote,
    after: own.after.map(filled),
    practice: isDiscreet ? '' : practice.name,
    wayOut: unsubscribe === null ? null : { label: wayOut, link: unsubscribe },
    foot: [...(ways.length > 0 ? [`${contact} ${ways.join(' · ')}`] : []), automatic],
  };
}

/** Subjects of discreet letters about appointments. Letters about the account keep theirs, which names neither the practice nor health. */
const discreetSubjects: Partial<Record<Mail['kind'], keyof typeof french.discreet.subjects>> = {
  BOOKING_NEW: 'action',
  PROOF_RECEIVED: 'action',
  BOOKING_CANCELLED_BY_CLIENT: 'news',
  BOOKING_MOVED_BY_CLIENT: 'action',
  DECISION_DUE: 'action',
  BOOKING_ACCEPTED: 'news',
  BOOKING_REJECTED: 'news',
  BOOKING_CANCELLED: 'news',
  BOOKING_MOVED: 'news',
  PROOF_REJECTED: 'action',
  BOOKING_TO_PAY: 'action',
  BOOKING_TIMES_PROPOSED: 'action',
  VIDEO_LINK: 'news',
  HOLD_EXPIRING: 'action',
  REMINDER: 'reminder',
  REFUND_UPDATED: 'news',
  RECEIPTS_ISSUED: 'news',
} satisfies Record<ReservationMail['kind'], keyof typeof french.discreet.subjects>;

type OwnWords = (typeof french)['WELCOME'];

/** The words of a kind of letter, or the neutral ones in their place. */
function wordsOf(kind: Mail['kind'], language: Locale, isDiscreet: boolean): OwnWords {
  const { discreet, [kind]: own } = catalogues[language];
  const subject = isDiscreet && discreetSubjects[kind];
  return subject ? { ...discreet, subject: discreet.subjects[subject] } : own;
}

function textOf({ language, greeting, paragraphs, facts, action, link, after, practice, wayOut, foot }: WrittenMail): string {
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  const table = facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n');
  const parts = [
    greeting,
    ...paragraphs,
    table,
    `${action}\n${link}`,
    ...after,
    practice,
    ['--', ...foot, ...(wayOut ? [`${wayOut.label}${colon}${wayOut.link}`] : [])].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n') + '\n';
}
