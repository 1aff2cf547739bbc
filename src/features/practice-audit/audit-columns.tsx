import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/auth/audit.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';
import { personName, roleWord } from '#src/practice/practice-words.ts';
import { formatInstant } from '#src/ui/dates.ts';
import { DateText } from '#src/ui/DateText.tsx';
import type { Column } from '#src/ui/RecordTable.tsx';
import { writeAuditSearch } from './audit-search.ts';

type T = Translate<'practice-audit'>;
type TPractice = Translate<'practice'>;

/** What an entry adds to its kind, in words where it says roles or an instant. */
export function detailWords({ kind, detail }: AuditEntry, t: T, tPractice: TPractice, locale: Locale): string | null {
  if (detail === null) return null;
  if (kind === 'ACCOUNT_SUSPENDED') return t('until', { date: formatInstant(detail, 'short', locale, defaultTimeZone) });
  if (kind === 'ACCOUNT_ROLE_CHANGED') {
    const [from = '', , to = '', ...levels] = detail.split(' ');
    return [roleWord(tPractice, from), '→', roleWord(tPractice, to), ...levels].join(' ');
  }
  return detail;
}

function About({ entry: { person, subjects }, t }: { entry: AuditEntry; t: T }) {
  const [first = ''] = subjects;
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
