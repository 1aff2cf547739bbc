import { useState } from 'react';
import { dateInZone } from '#contract/dates-in-words.ts';
import { useMessages } from '#src/page/messages.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Pills } from '#src/ui/form/Pills.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { absenceKinds } from './absence-draft.ts';
import styles from './Absences.module.css';
import type { AbsenceFormState } from './use-absence-form.ts';

/** Whose absence it is, from when to when, and what to remember of it. */
export function WhenFields({ form, isNew }: { form: AbsenceFormState; isNew: boolean }) {
  const t = useMessages('practice-absences');
  const [openedAt] = useState(() => new Date());
  const { draft, therapist, therapists, fields, change, changeTime } = form;
  const today = dateInZone(openedAt, therapist.timeZone);

  const dated = (name: 'first' | 'last' | 'from' | 'until', type: 'date' | 'time', label: string, min?: string) => (
    <TextField
      type={type}
      name={name}
      label={label}
      value={draft[name]}
      min={min}
      step={type === 'time' ? 300 : undefined}
      error={fields[name]}
      onChange={(event) => changeTime({ [name]: event.target.value })}
    />
  );
  const { kind } = draft;
  // One from an afternoon to a morning keeps its last day.
  const hasLast = kind === 'DAYS' || (kind === 'HOURS' && draft.last > draft.first);
  return (
    <>
      {isNew && therapists.length > 1 && (
        <Select
          label={t('whose')}
          options={therapists.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          value={therapist.userId}
          onChoose={(userId) => changeTime({ userId })}
        />
      )}
      <Pills
        legend={t('kind')}
        options={absenceKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
        value={kind}
        onChoose={(chosen) => changeTime({ kind: chosen })}
      />
      <div className={styles['pair']}>
        {dated('first', 'date', t(hasLast ? 'first' : 'day'), isNew ? today : undefined)}
        {hasLast && dated('last', 'date', t('last'), draft.first || today)}
      </div>
      {kind === 'HOURS' && (
        <div className={styles['pair']}>
          {dated('from', 'time', t('from'))}
          {dated('until', 'time', t('until'))}
        </div>
      )}
      <Checkbox label={t('yearly')} checked={draft.yearly} onChange={(event) => changeTime({ yearly: event.target.checked })} />
      <TextField
        name="label"
        label={t('label')}
        optionalLabel={t('optional')}
        hint={t('labelHint')}
        autoComplete="off"
        value={draft.label}
        error={fields.label}
        onChange={(event) => change({ label: event.target.value })}
      />
    </>
  );
}
