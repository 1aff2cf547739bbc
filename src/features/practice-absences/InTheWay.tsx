import { useEffect, useRef } from 'react';
import { absenceAnswers, type AbsenceConflict } from '#contract/booking/booking.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { personName } from '#src/practice/practice-words.ts';
import { FieldError } from '#src/ui/form/Field.tsx';
import { Pills } from '#src/ui/form/Pills.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import styles from './Absences.module.css';
import type { AbsenceFormState } from './use-absence-form.ts';

/** The appointments that were accepted for then: what becomes of each, in one touch. Nothing happens before it is saved. */
export function InTheWay({ form }: { form: AbsenceFormState }) {
  const t = useMessages('practice-absences');
  const { draft, conflicts, fields, change } = form;
  const heading = useRef<HTMLHeadingElement>(null);

  // They are told in answer to a press, and stand below what the screen shows.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const isWritten = conflicts.some(({ id }) => draft.answers[id] === 'PROPOSE' || draft.answers[id] === 'CANCEL');
  return (
    <section className={styles['way']} aria-labelledby="in-the-way">
      <h3 id="in-the-way" ref={heading} tabIndex={-1}>
        {t('inTheWay', { count: conflicts.length })}
      </h3>
      <p className={styles['quiet']}>{t('inTheWayText')}</p>
      <ul className={styles['conflicts']}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} form={form} />
        ))}
      </ul>
      <FieldError id="in-the-way-error">{fields.answers}</FieldError>
      {isWritten && (
        <TextArea
          name="message"
          label={t('message')}
          optionalLabel={t('optional')}
          hint={t('messageHint')}
          rows={3}
          value={draft.message}
          error={fields.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      )}
    </section>
  );
}

function Conflict({ conflict, form }: { conflict: AbsenceConflict; form: AbsenceFormState }) {
  const t = useMessages('practice-absences');
  const locale = useLocale();
  const { draft, therapist, change } = form;
  const { id, startDateTime, service, paidMillimes, proposedTimes, client } = conflict;
  const name = personName(client);
  const when = formatInstant(startDateTime, 'dayAndTime', locale, therapist.timeZone);
  const paid = paidMillimes > 0 && t('paid', { amount: formatMillimes(paidMillimes, locale) });
  const words = {
    PROPOSE: proposedTimes ? 'proposeAgain' : 'propose',
    CANCEL: paid ? 'cancelAndRefund' : 'cancel',
    KEEP: 'keepIt',
  } as const;
  return (
    <li className={styles['conflict']} data-open={draft.answers[id] ? undefined : true}>
      <p className={styles['strong']}>
        <bdi>{name}</bdi>
      </p>
      <p>
        <span className={styles['when']}>{when}</span>
      </p>
      <p className={styles['quiet']}>{[service[locale], paid].filter(Boolean).join(' · ')}</p>
      {proposedTimes && <p className={styles['quiet']}>{t('proposedBefore')}</p>}
      {client.reach !== 'MAIL' && (
        <p className={styles['quiet']}>
          {t(`reach.${client.reach}`)}{' '}
          {client.phoneNumber && <a href={`tel:${client.phoneNumber}`}>{formatPhoneNumber(client.phoneNumber)}</a>}
        </p>
      )}
      <Pills
        legend={t('whatBecomes', { name, when })}
        isLegendHidden
        options={absenceAnswers.map((answer) => ({
          value: answer,
          label: t(words[answer]),
          isDisabled: answer === 'PROPOSE' && client.reach === 'PHONE',
        }))}
        value={draft.answers[id]}
        onChoose={(answer) => change({ answers: { ...draft.answers, [id]: answer } })}
      />
    </li>
  );
}
