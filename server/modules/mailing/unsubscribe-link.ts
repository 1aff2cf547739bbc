import { jwtVerify, SignJWT } from 'jose';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { isSwitchable, type SwitchableMail } from '#contract/mailing/switchable-mails.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';

/** Where the link leads by GET, a page with one button, and what a mail program calls by POST (RFC 8058). */
export const unsubscribePath = '/unsubscribe';

/** No access token is of this kind. */
const tokenKind = 'UNSUBSCRIBE';

interface Switch {
  readonly accountId: string;
  readonly kind: SwitchableMail;
}

/** The link that switches one kind of e-mail off for one person. It never ends: a letter is opened years later. */
export async function unsubscribeLink({ keys, siteUrl }: Deps, { accountId, kind }: Switch, locale: Locale): Promise<string> {
  const token = await new SignJWT({ kind: tokenKind, mail: kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .sign(keys.secret);
  return `${siteUrl}${pathInLocale(unsubscribePath, locale)}?token=${token}`;
}

/** What a link's token is about; throws NOT_FOUND for one that this server has not signed. */
export async function readUnsubscribeToken({ keys }: Deps, token: string): Promise<Switch> {
  const verified = await jwtVerify(token, keys.secret, { algorithms: ['HS256'] }).catch(() => undefined);
  const { kind, mail, sub } = verified?.payload ?? {};
  if (kind !== tokenKind || typeof sub !== 'string' || typeof mail !== 'string' || !isSwitchable(mail)) throw refused('NOT_FOUND');
  return { accountId: sub, kind: mail };
}
