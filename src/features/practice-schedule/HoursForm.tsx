import { useRef, type SubmitEvent } from 'react';
import type { PracticeService } from '#contract/therapist/services.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { showFirstMistake } from '#src/practice/show-first-mistake.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import type { Whose } from './practice-schedule.queries.ts';
import { RuleFields } from './RuleFields.tsx';
import styles from './Schedule.module.css';
import type { Hours } from './schedule-draft.ts';
import { SeasonFields } from './SeasonFields.tsx';
import { useHoursForm } from './use-hours-form.ts';
import { WeekFields } from './WeekFields.tsx';

interface HoursFormProps {
  whose: Whose;
  therapistId: string;
  /** Null: none have been written yet. */
  saved: Hours | null;
  services: readonly PracticeService[];
}

/** The hours of one therapist, with what clients would see of them beside. */
export function HoursForm({ whose, therapistId, saved, services }: HoursFormProps) {
  const t = useMessages('practice-schedule');
  const form = useHoursForm(whose, saved);
  const fields = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  // Where something is wrong it says what.
  const canSave = form.isChanged || !form.isSound;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (form.isSaving || !canSave || (await form.save())) return;
    showFirstMistake(fields.current);
  }

  return (
    <form ref={fields} className={styles['columns']} noValidate onSubmit={(event) => void save(event)}>
      <div className={styles['fields']}>
        <section aria-labelledby="week-title">
          <Card className={styles['card']}>
            <h2 id="week-title">{t('weekTitle')}</h2>
            <p className={styles['quiet']}>{t('weekText')}</p>
            <WeekFields
              label={t('weekTitle')}
              weekly={form.hours.weekly}
              field="weekly"
              errors={form.errors}
              onChange={(weekly) => form.change({ weekly })}
            />
          </Card>
        </section>
        <SeasonFields form={form} />
        <RuleFields form={form} />
      </div>
      <HoursPreview userId={whose.userId} therapistId={therapistId} form={form} services={services} />
      <div className={styles['save']}>
        <Button ref={saveButton} type="submit" variant="filled" aria-disabled={!canSave || undefined} isPending={form.isSaving}>
          {t('save')}
        </Button>
        {form.isChanged && saved !== null && (
          <Button
            variant="plain"
            onClick={() => {
              saveButton.current?.focus();
              form.forget();
            }}
          >
            {t('giveUp')}
          </Button>
        )}
        <FieldError id="save-problem">{form.problem ?? undefined}</FieldError>
        <p className={styles['quiet']} role="status">
          {form.isChanged && t(saved === null ? 'neverSaved' : 'unsaved')}
        </p>
      </div>
    </form>
  );
}
