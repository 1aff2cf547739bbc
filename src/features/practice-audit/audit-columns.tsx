import { Link } from '@tanstack/react-router';
import type { AuditKind } from '#contract/auth/audit-kinds.ts';
import type { AuditEntry } from '#contract/auth/audit.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { crisisLanguages } from '#contract/threads/crisis-phrase-bounds.ts';
import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';
import { personName, roleWord } from '#src/practice/practice-words.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import type { Column } from '#src/ui/RecordTable.tsx';
import { writeAuditSearch } from './audit-search.ts';

type T = Translate<'practice-audit'>;
type TPractice = Translate<'practice'>;

const fields = [
  ...(['name', 'email', 'phone', 'address', 'hours', 'fiscalNumber', 'socialLinks', 'firstName', 'lastName', 'phoneNumber'] as const),
  ...(['publisher', 'registrationNumber', 'director', 'dataOfficer', 'inpdpNumber', 'host', 'mailService', 'fileStorage'] as const),
  ...(['number', 'who', 'group', 'verifiedAt', 'order'] as const),
  ...crisisLanguages,
] as const;

/** A field that was changed; one of an earlier version by its own name. */
function fieldWord(field: string, t: T): string {
  const known = fields.find((each) => each === field);
  return known ? t(`fields.${known}`) : field;
}

/** Those whose detail is a list of fields, or how a phrase is written. */
const kindsOfFields: readonly AuditKind[] = [
  ...(['PRACTICE_UPDATED', 'BENEFICIARY_UPDATED', 'LEGAL_NOTICE_UPDATED', 'ACCOUNT_UPDATED', 'HELP_NUMBER_UPDATED'] as const),
  ...(['CRISIS_PHRASE_CREATED', 'CRISIS_PHRASE_DELETED'] as const),
];

/** What an entry adds to its kind, in words where it says roles or an instant. */
export function detailWords({ kind, detail }: AuditEntry, t: T, tPractice: TPractice, locale: Locale): string | null {
  if (detail === null) return null;
  if (kind === 'ACCOUNT_SUSPENDED') return t('until', { date: formatInstant(detail, 'short', locale, defaultTimeZone) });
  if (kind === 'CALENDAR_ADDRESS_MADE') return t(detail === 'NAMES' ? 'shown.NAMES' : 'shown.TIMES');
  if (kind === 'ACCOUNT_ROLE_CHANGED') {
    const [from = '', , to = '', ...levels] = detail.split(' ');
    return [roleWord(tPractice, from), '→', roleWord(tPractice, to), ...levels].join(' ');
  }
  if (kind === 'THREAD_AUTHORS_VIEWED' || kind === 'NAMES_VIEWED') return t('people', { count: Number(detail) });
  if (kindsOfFields.includes(kind))
    return detail
      .split(' ')
      .map((field) => fieldWord(field, t))
      .join(', ');
  return detail;
}

function About({ entry: { person, subjects }, t }: { entry: AuditEntry; t: T }) {
  const [first] = subjects;
  if (first === undefined) return null;
  if (person) {
    return (
      <Link to="/practice/clients/$authID" params={{ authID: person.authID }}>
        {personName(person)}
      </Link>
    );
  }
  const label = subjects.length === 1 ? `…${first.slice(-6)}` : t('subjects', { count: subjects.length });
  if (subjects.length > 2) return label;
  return (
    <Link to="/practice/audit" search={writeAuditSearch({ subject: first })}>
      {label}
    </Link>
  );
}

export function auditColumns(t: T, tPractice: TPractice, locale: Locale): Column<AuditEntry>[] {
  return [
    { key: 'what', label: t('columns.what'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'when',
      label: t('columns.when'),
      cell: ({ at }) => <DateText instant={at} format="short" language={locale} timeZone={defaultTimeZone} />,
    },
    {
      key: 'who',
      label: t('columns.who'),
      cell: ({ actor }) => (
        <Link to="/practice/audit" search={writeAuditSearch({ actor: actor.authID })}>
          {personName(actor)}
        </Link>
      ),
    },
    { key: 'about', label: t('columns.about'), cell: (entry) => <About entry={entry} t={t} /> },
    { key: 'detail', label: t('columns.detail'), cell: (entry) => detailWords(entry, t, tPractice, locale) },
  ];
}
