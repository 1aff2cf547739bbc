import { isOfDanger } from '#contract/threads/report-reasons.ts';
import type { OpenReports } from '#contract/threads/reports.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './ReportedFor.module.css';

/** Why readers report a text, how many for each reason, and what they add; never who they are. */
export function ReportedFor({ reports }: { reports: OpenReports | null }) {
  const t = useMessages('practice-threads');
  if (!reports) return null;
  const { reasons } = reports;
  const named = reasons.map(({ reason, count }) => `${t(`reportReasons.${reason}`)}\u00A0(${count})`).join(', ');
  const notes = reasons.flatMap(({ reason, notes: ofReason }) => ofReason.map((note) => ({ reason, note })));
  return (
    <div className={styles['reports']}>
      <StatusBadge tone={reasons.some(({ reason }) => isOfDanger(reason)) ? 'alert' : 'info'}>
        {t('reportedFor', { reasons: named })}
      </StatusBadge>
      {notes.length > 0 && (
        <ul className={styles['notes']} aria-label={t('reportNotes')}>
          {notes.map(({ reason, note }, at) => (
            <li key={`${at} ${reason}`} dir="auto">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
