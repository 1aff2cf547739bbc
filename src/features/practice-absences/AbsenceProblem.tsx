import { formatInstant } from '#contract/dates-in-words.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { personName } from '#src/practice/practice-words.ts';
import styles from './Absences.module.css';
import type { AbsenceFormState } from './use-absence-form.ts';

/** Why it was not laid down; who is in the way of it is told with them. */
export function AbsenceProblem({ form: { problem, therapist, conflicts } }: { form: AbsenceFormState }) {
  const t = useMessages('practice-absences');
  const locale = useLocale();
  const refusal = problem instanceof ApiProblem ? problem.body : undefined;
  const isToldElsewhere = refusal?.fields !== undefined || (refusal?.reason === 'DAYS_OFF_CONFLICT' && conflicts.length > 0);
  if (!problem || isToldElsewhere) return null;
  const timeless = refusal?.reason === 'NO_TIME_TO_PROPOSE' ? (refusal.conflicts ?? []) : [];
  return (
    <div className={styles['refusal']} role="alert">
      <p>{problem instanceof NetworkFailure ? t('unsure') : problemSentence(problem, locale)}</p>
      {timeless.length > 0 && (
        <ul>
          {timeless.map(({ id, client, startDateTime }) => (
            <li key={id}>
              <bdi>{personName(client)}</bdi>, {formatInstant(startDateTime, 'dayAndTime', locale, therapist.timeZone)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
