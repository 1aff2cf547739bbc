import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/locale.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { createDevice } from '#server/modules/auth/create-device.ts';
import { composeMail } from '#server/modules/mailing/compose-mail.ts';
import type { Mail, ReservationMail } from '#server/modules/mailing/mail.ts';
import { mailValues } from '#server/modules/mailing/mail-values.ts';
import english from '#server/modules/mailing/mails.messages.en.json' with { type: 'json' };
import french from '#server/modules/mailing/mails.messages.fr.json' with { type: 'json' };
import { newClient } from '#tests/support/api.ts';
import { storedAccount } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const browser = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const reason = 'Des messages <b>blessants</b> & répétés.';

/** Those about one's account; what is written of appointments is in appointment-mails.test.ts. */
type Kind = Exclude<Mail['kind'], ReservationMail['kind']>;
const kinds = Object.keys({
  WELCOME: 0,
  WELCOME_CONFIRMED: 0,
  CONFIRM_EMAIL: 0,
  RESET: 0,
  PASSWORD_CHANGED: 0,
  BAN: 0,
  SUSPENSION: 0,
  CRISIS_FLAG: 0,
  INVITATION: 0,
  ACCESS_GIVEN: 0,
  NEW_DEVICE: 0,
  DELETION_ASKED: 0,
} satisfies Record<Kind, 0>) as Kind[];

/** Where the button of each leads, in French. */
const pages: Record<Kind, RegExp> = {
  WELCOME: /\/confirm-email\?token=[\w-]{43}$/,
  WELCOME_CONFIRMED: /\/profile$/,
  CONFIRM_EMAIL: /\/confirm-email\?token=[\w-]{43}$/,
  RESET: /\/reset-password\?token=[\w-]{43}$/,
  PASSWORD_CHANGED: /\/profile\/devices$/,
  BAN: /\/help-line$/,
  SUSPENSION: /\/help-line$/,
  ACCESS_GIVEN: /\/practice$/,
  INVITATION: /\/reset-password\?first=[\w-]{43}$/,
  CRISIS_FLAG: /\/practice\/threads$/,
  NEW_DEVICE: /\/profile\/devices$/,
  DELETION_ASKED: /\/profile\/data$/,
};
/** What only this letter knows, in both languages. */
const known: Partial<Record<Kind, Record<Locale, readonly string[]>>> = {
  BAN: { fr: [reason], en: [reason] },
  SUSPENSION: { fr: [reason, '1er janvier 2027 à 9\u00A0h'], en: [reason, '1 January 2027 at 9:00\u00A0am'] },
  NEW_DEVICE: { fr: ['Chrome', 'Android', '16 novembre 2026'], en: ['Chrome', 'Android', '16 November 2026'] },
  DELETION_ASKED: { fr: ['20 janvier 2027'], en: ['20 January 2027'] },
};

/** Somebody of whom a letter of this kind has something to say. */
async function letterOf(kind: Kind, locale: Locale) {
  const { authID } = await newClient(test.app);
  const standing = { BAN: 'BANNED', SUSPENSION: 'SUSPENDED' } as Partial<Record<Kind, 'BANNED' | 'SUSPENDED'>>;
  await test.deps.db
    .update(accounts)
    .set({
      locale,
      invitedAt: test.clock.now(),
      ...(standing[kind] && { state: standing[kind], stateReason: reason, suspendedUntil: new Date('2027-01-01T08:00:00Z') }),
    })
    .where(eq(accounts.id, authID));
  const { deviceId } = await createDevice(test.deps.db, authID, { userAgent: browser, mark: '' }, test.clock.now());
  const mail = { kind, deviceId, effectiveAt: '2027-01-20T08:00:00.000Z' } as Mail;
  const values = await mailValues(test.deps, mail, await storedAccount(test, authID));
  if (!values) throw new Error(`nothing to say: ${kind}`);
  return { link: values.link, ...composeMail(kind, locale, values) };
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
/** What somebody reads in the HTML, without its invisible head. */
const readIn = (html: string) =>
  html
    .replace(/^[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');

describe.each(locales)('in %s', (locale) => {
  it.each(kinds)('%s reads well, the same as plain text and as HTML', async (kind) => {
    const { link, subject, text, html } = await letterOf(kind, locale);
    const catalogue = locale === 'fr' ? french : english;
    const [own, other] = locale === 'fr' ? [french, english] : [english, french];
    expect(subject).toBe(own[kind].subject);
    expect(subject).not.toBe(other[kind].subject);
    expect(subject, 'it shows on a locked phone').not.toMatch(/Test|Ben Salah|psycholog|thérap|therap|séance|session/i);
    const read = readIn(html);
    for (const whole of [text, read]) expect(whole).not.toMatch(/\{\{|\bundefined\b|\bnull\b|!/);
    expect(link).toMatch(pages[kind]);
    expect(link.includes('/en/')).toBe(locale === 'en');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html, 'nothing is fetched, nothing runs').not.toMatch(/<img|<link|<script|url\(|<b>blessants/);
    const paragraphs = [catalogue.greeting, ...own[kind].paragraphs, own[kind].action, ...own[kind].after, catalogue.automatic];
    for (const part of paragraphs.map((each) => each.split('{{')[0] ?? '')) {
      expect(text).toContain(part);
      expect(read).toContain(part.replaceAll(/\s+/g, ' ').trim());
    }
    for (const words of known[kind]?.[locale] ?? []) {
      expect(text).toContain(words);
      expect(read).toContain(words.replaceAll(/\s+/g, ' '));
    }
    expect(text.split(link)).toHaveLength(2);
    expect(html).toContain(`href="${link}"`);
  });
});
