import type { Locale } from '#contract/locale.ts';
import { htmlOf } from './mail-html.ts';
import type { Mail } from './mail.ts';
import type { MailValues } from './mail-values.ts';
import english from './mails.messages.en.json' with { type: 'json' };
import french from './mails.messages.fr.json' with { type: 'json' };
import type { WrittenMail } from './written-mail.ts';

const catalogues: Record<Locale, typeof french> = { fr: french, en: english };

/** A sentence that only some letters of a kind hold, by what is so. */
export type MailLine = keyof typeof french.lines;
/** What a fact of a letter is called. */
export type MailFact = keyof typeof french.facts;

export const subjectOf = (kind: Mail['kind'], language: Locale): string => catalogues[language][kind].subject;

/** Writes a letter. The subject, which shows on a locked phone, holds no name and says nothing of health. */
export function composeMail(kind: Mail['kind'], language: Locale, values: MailValues): { subject: string; text: string; html: string } {
  const written = writeMail(kind, language, values);
  return { subject: written.subject, text: textOf(written), html: htmlOf(written) };
}

function writeMail(kind: Mail['kind'], language: Locale, { practice, link, words, lines, facts, unsubscribe }: MailValues): WrittenMail {
  const { greeting, linkNote, automatic, contact, wayOut, lines: lineWords, facts: factWords, [kind]: own } = catalogues[language];
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
  const ways = [practice.phone, practice.email].filter((way) => way !== '');
  return {
    language,
    subject: own.subject,
    greeting,
    paragraphs: [...own.paragraphs, ...lines.map((line) => lineWords[line])].map(filled),
    facts: facts.map(([fact, value]) => ({ label: factWords[fact], value })),
    action: own.action,
    link,
    linkNote,
    after: own.after.map(filled),
    practice: practice.name,
    wayOut: unsubscribe === null ? null : { label: wayOut, link: unsubscribe },
    foot: [...(ways.length > 0 ? [`${contact} ${ways.join(' · ')}`] : []), automatic],
  };
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
