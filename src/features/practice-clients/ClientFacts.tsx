import type { Account } from '#contract/auth/accounts.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { roleWord } from '#src/practice/practice-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { AccountStateBadge } from './AccountStateBadge.tsx';
import styles from './ClientFile.module.css';

/** What is known of somebody, and why their account is closed where it is. */
export function ClientFacts({ account }: { account: Account }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const {
    user,
    email,
    emailConfirmed,
    isDiscreet,
    userName,
    role,
    state,
    suspendedUntil,
    stateReason,
    createdAt,
    hasOwnAccess,
    isIdentityKnown,
    identityConfirmedAt,
    mailRefusedAt,
  } = account;
  const day = (instant: string) => formatInstant(instant, 'date', locale, defaultTimeZone);
  return (
    <Card className={styles['card']}>
      <p className={styles['states']}>
        <AccountStateBadge state={state} />
        <span>
          {t('roleIs', { role: roleWord(tPractice, role.name) })}
          {hasOwnAccess && ` · ${t('ownAccess')}`}
        </span>
      </p>
      {state !== 'ACTIVE' && (
        <div className={styles['notice']}>
          <p>
            {suspendedUntil
              ? t('suspendedUntil', { date: formatInstant(suspendedUntil, 'short', locale, defaultTimeZone) })
              : t('bannedNow')}
          </p>
          {stateReason && <p>{t('reasonWas', { reason: stateReason })}</p>}
        </div>
      )}
      {!isIdentityKnown && (
        <div className={styles['warning']}>
          <AlertIcon size={20} />
          <div>
            <p className={styles['strong']}>{t('identityUnknown')}</p>
            <p>{t('identityUnknownText')}</p>
          </div>
        </div>
      )}
      {isDiscreet && (
        <div className={styles['notice']}>
          <p className={styles['strong']}>{t('discreet')}</p>
          <p>{t('discreetText')}</p>
        </div>
      )}
      {mailRefusedAt && (
        <div className={styles['notice']}>
          <p className={styles['strong']}>{t('mailRefused')}</p>
          <p>{t('mailRefusedText', { date: formatInstant(mailRefusedAt, 'short', locale, defaultTimeZone) })}</p>
        </div>
      )}
      <dl className={styles['facts']}>
        <dt>{t('columns.email')}</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : t('none')}</dd>
        <dd className={styles['quiet']}>{email && t(emailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed')}</dd>
        <dt>{t('columns.phone')}</dt>
        <dd>
          {user.phoneNumber ? (
            <a href={`tel:${user.phoneNumber}`}>
              <bdi dir="ltr">{formatPhoneNumber(user.phoneNumber)}</bdi>
            </a>
          ) : (
            t('none')
          )}
        </dd>
        <dd className={styles['quiet']}>
          {identityConfirmedAt ? t('seenOn', { date: day(identityConfirmedAt) }) : user.phoneNumber && t('numberUnproven')}
        </dd>
        <dt>{t('columns.userName')}</dt>
        <dd>{userName}</dd>
        <dt>{t('columns.createdAt')}</dt>
        <dd>{day(createdAt)}</dd>
      </dl>
    </Card>
  );
}
