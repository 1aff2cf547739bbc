import type { Locale } from '#contract/locale.ts';
import { filesPath } from '#contract/bucket/file-url.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { describeFile } from '../bucket/describe-file.ts';
import { subjectOf } from '../mailing/compose-mail.ts';
import { deviceInWords } from './device-name.ts';
import english from './own-data.messages.en.json' with { type: 'json' };
import french from './own-data.messages.fr.json' with { type: 'json' };
import type { Name, Named } from './own-data-name.ts';
import { readOwnRows, type OwnRows } from './own-data.queries.ts';
import { writeOwnReservations } from './own-reservations.ts';

const catalogues = { fr: french, en: english };

/** Everything the product holds about a person, under names they read. */
export async function exportOwnData(deps: Deps, { accountId }: Actor, { locale }: { locale: Locale }): Promise<Record<string, unknown>> {
  const { names, about } = catalogues[locale];
  const named: Named = (values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => [names[name as Name], value]),
    );
  const rows = await readOwnRows(deps.db, accountId);
  const addressOf = (key: string) => `${deps.siteUrl}${filesPath}${key}`;
  return named({
    about,
    account: writeAccount(rows, named),
    devices: rows.devices.map(({ userAgent, createdAt, lastUsedAt, revokedAt }) =>
      named({ device: deviceInWords(userAgent, locale), createdAt, lastUsedAt, signedOutAt: revokedAt }),
    ),
    reservations: writeOwnReservations(rows, named, locale, addressOf),
    uploads: rows.files.map((file) => {
      const { name, type } = describeFile(file);
      return named({ fileName: name, type, sizeInBytes: file.sizeBytes, address: addressOf(file.key), submittedAt: file.createdAt });
    }),
    ...writeCommunity(rows, named),
    notifications: named({
      since: rows.subscriptions.map(({ savedAt }) => savedAt),
      switchedOff: rows.switchedOff.map(({ kind }) => kind),
    }),
    mails: rows.mails.map(({ kind, dueAt, settledAt, outcome }) => {
      const hasLeft = outcome === null ? null : outcome === 'SENT';
      return named({ subject: subjectOf(kind, locale), createdAt: dueAt, submittedAt: settledAt, hasLeft });
    }),
    calendar: rows.calendars.map(({ showsNames, createdAt, lastReadAt }) => named({ showsNames, createdAt, lastUsedAt: lastReadAt }))[0],
    mailsOff: rows.mailsOff.map(({ kind }) => subjectOf(kind, locale)),
    deletion: rows.deletions.map(({ askedAt, effectiveAt }) => named({ createdAt: askedAt, effectiveAt }))[0],
  });
}

function writeAccount({ account, role, avatar, social }: OwnRows, named: Named) {
  const elsewhere = social.map(({ provider, subject, createdAt: since }) => named({ signInBy: provider, idThere: subject, since }));
  return named({
    email: account.email,
    emailConfirmed: account.emailConfirmed,
    mailRefusedAt: account.mailRefusedAt,
    invitedAt: account.invitedAt,
    userName: account.userName,
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber,
    identityConfirmedAt: account.identityConfirmedAt,
    picture: avatar?.name,
    language: account.locale,
    isDiscreet: account.isDiscreet,
    signInBy: account.authProvider,
    role: role.name,
    reason: account.stateReason,
    ...(elsewhere.length > 0 && { elsewhere }),
    state: account.state,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  });
}

function writeCommunity({ threads, comments, votes, threadVotes, reports, privateWords }: OwnRows, named: Named) {
  return {
    threads: threads.map((thread) => {
      const { title, content, contentNote, isAnonymous, pseudonym, status, reason, priority, createdAt, editedAt, deletedAt } = thread;
      const times = { createdAt, editedAt, deletedAt };
      return named({ title, content, contentNote, isAnonymous, pseudonym, state: status, reason, readFirst: priority > 0, ...times });
    }),
    comments: comments.map(({ comment, slug }) => {
      const { content, isAnonymous, pseudonym, status, reason, priority, createdAt, editedAt } = comment;
      const times = { createdAt, editedAt };
      return named({ thread: slug, content, isAnonymous, pseudonym, state: status, reason, readFirst: priority > 0, ...times });
    }),
    votes: [
      ...votes.map(({ title, vote, claps }) => named({ article: title, vote, claps })),
      ...threadVotes.map(({ title, vote, claps }) => named({ thread: title, vote, claps })),
    ],
    privateWords: privateWords.map(({ word: { commentId, content, createdAt }, title }) =>
      named({ thread: title, isOfComment: commentId !== null, content, createdAt }),
    ),
    reports: reports.map(({ report: { commentId, reason, note, createdAt, updatedAt, closedAt }, title }) =>
      named({ thread: title, isOfComment: commentId !== null, reason, note, createdAt, updatedAt, closedAt }),
    ),
  };
}
