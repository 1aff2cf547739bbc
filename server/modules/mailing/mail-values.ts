import { and, eq } from 'drizzle-orm';
import { defaultTimeZone } from '#contract/constants.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { isSwitchable } from '#contract/mailing/switchable-mails.ts';
import { invitationDays } from '#contract/therapist/invitation.schema.ts';
import type { Deps } from '../../deps.ts';
import { devices, type accounts, type MailLinkPurpose } from '../auth/auth.tables.ts';
import { deviceInWords } from '../auth/device-name.ts';
import { makeMailLink } from '../auth/mail-link.ts';
import type { CalendarFile } from '../booking/calendar-file.ts';
import { readPractice } from '../client/read-practice.ts';
import { hasSeenQueue } from '../threads/mail-alarm.ts';
import { dateInWords, momentInWords } from './date-in-words.ts';
import type { MailFact, MailLine } from './compose-mail.ts';
import type { Mail } from './mail.ts';
import type { AttachedFile } from './attached-receipts.ts';
import { reservationLetter } from './reservation-letter.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

type Account = typeof accounts.$inferSelect;

/** What a letter says beside its own words. */
export interface MailValues {
  readonly practice: { readonly name: string; readonly email: string; readonly phone: string };
  /** Where its one button leads. */
  readonly link: string;
  readonly words: Readonly<Record<string, string>>;
  /** The sentences that this letter holds beside those of its kind, in their order. */
  readonly lines: readonly MailLine[];
  readonly facts: readonly (readonly [MailFact, string])[];
  /** It says neither whose it is nor, about an appointment, what it is about. */
  readonly isDiscreet: boolean;
  /** What is attached for its reader's own calendar. */
  readonly calendar: CalendarFile | null;
  /** What else is attached: PDF files. */
  readonly files: readonly AttachedFile[];
  /** Where its kind is switched off, if it may be. */
  readonly unsubscribe: string | null;
}

const minutesPerDay = 24 * 60;

const pages: Record<MailLinkPurpose, string> = { RESET: '/reset-password', CONFIRM_EMAIL: '/confirm-email' };

/** Gathers them; null when there is nothing to say any more. */
export async function mailValues(deps: Deps, mail: Mail, account: Account): Promise<MailValues | null> {
  const practice = await readPractice(deps);
  const { locale, isDiscreet } = account;
  const about = (link: string, words: Record<string, string> = {}) => ({
    practice,
    link,
    words,
    lines: [],
    facts: [],
    isDiscreet,
    calendar: null,
    files: [],
    unsubscribe: null,
  });
  switch (mail.kind) {
    case 'WELCOME':
      return about(await linkOf(deps, account, 'CONFIRM_EMAIL'));
    case 'WELCOME_CONFIRMED':
      return about(addressOf(deps, locale, '/profile'));
    case 'CONFIRM_EMAIL':
      return account.emailConfirmed ? null : about(await linkOf(deps, account, 'CONFIRM_EMAIL'));
    case 'RESET':
      return about(await linkOf(deps, account, 'RESET'));
    case 'INVITATION':
      return account.invitedAt === null ? null : about(await firstPasswordLink(deps, account));
    case 'ACCESS_GIVEN':
      return about(addressOf(deps, locale, '/practice'));
    case 'PASSWORD_CHANGED':
      return about(addressOf(deps, locale, '/profile/devices'));
    case 'BAN':
      return account.state === 'BANNED' ? about(addressOf(deps, locale, '/help-line'), { reason: account.stateReason ?? '' }) : null;
    case 'SUSPENSION': {
      const { state, stateReason, suspendedUntil: end } = account;
      if (state !== 'SUSPENDED' || end === null || end <= deps.clock.now()) return null;
      const words = { reason: stateReason ?? '', moment: momentInWords(end, locale, defaultTimeZone) };
      return about(addressOf(deps, locale, '/help-line'), words);
    }
    case 'CRISIS_FLAG':
      return (await hasSeenQueue(deps.db, account.id)) ? null : about(addressOf(deps, locale, '/practice/threads'));
    case 'NEW_DEVICE': {
      const words = await wordsOfDevice(deps, mail.deviceId, account);
      return words && about(addressOf(deps, locale, '/profile/devices'), words);
    }
    case 'DELETION_ASKED':
      return about(addressOf(deps, locale, '/profile/data'), { date: dateInWords(new Date(mail.effectiveAt), locale, defaultTimeZone) });
    default: {
      const isKnown = account.emailConfirmed || account.isTemporary;
      const reader = { locale, isKnown, isDiscreet, isTemporary: account.isTemporary };
      const letter = await reservationLetter(deps, mail, practice, reader);
      const { kind } = mail;
      const unsubscribe = isSwitchable(kind) ? await unsubscribeLink(deps, { accountId: account.id, kind }, locale) : null;
      return letter && { practice, link: addressOf(deps, locale, letter.path), isDiscreet, unsubscribe, ...letter };
    }
  }
}

const addressOf = ({ siteUrl }: Deps, locale: Locale, path: string) => `${siteUrl}${pathInLocale(path, locale)}`;

// Told by its name that it leads to a first password: nothing is to be changed.
async function firstPasswordLink(deps: Deps, account: Account): Promise<string> {
  const token = await makeMailLink(deps, account, 'RESET', invitationDays * minutesPerDay);
  return `${addressOf(deps, account.locale, pages.RESET)}?first=${token}`;
}

// A link of its own at each attempt: only its SHA-256 is kept, so that nobody could write the same one again.
async function linkOf(deps: Deps, account: Account, purpose: MailLinkPurpose): Promise<string> {
  const token = await makeMailLink(deps, account, purpose);
  return `${addressOf(deps, account.locale, pages[purpose])}?token=${token}`;
}

async function wordsOfDevice(deps: Deps, deviceId: string, { id, locale }: Account): Promise<Record<string, string> | null> {
  const [device] = await deps.db
    .select({ userAgent: devices.userAgent, createdAt: devices.createdAt })
    .from(devices)
    .where(and(eq(devices.id, deviceId), eq(devices.accountId, id)));
  if (!device) return null;
  return { device: deviceInWords(device.userAgent, locale), moment: momentInWords(device.createdAt, locale, defaultTimeZone) };
}
