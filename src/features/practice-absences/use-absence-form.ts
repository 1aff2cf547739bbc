import { useEffect, useRef, useState } from 'react';
import { daysOffBody, type AbsenceConflict, type DaysOff } from '#contract/booking/booking.schema.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { createDaysOff } from '#contract/booking/booking.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { validate } from '#contract/validate.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { bodyOf, draftOf, emptyDraft, isBegun, mistakeOf, spanOf, withKept, type AbsenceDraft } from './absence-draft.ts';
import { useSaveAbsence } from './use-save-absence.ts';

export type AbsenceFields = Partial<Record<'first' | 'last' | 'from' | 'until' | 'label' | 'message' | 'answers', string>>;

/** The first message of each field, where it is shown: the form has no instants, but dates and times. */
function placed(problems: readonly { fieldName: string; message: string }[], kind: AbsenceDraft['kind']): AbsenceFields {
  const places: Partial<Record<string, keyof AbsenceFields>> = { startDateTime: 'first', endDateTime: endFields[kind] };
  return Object.fromEntries(problems.toReversed().map(({ fieldName, message }) => [places[fieldName] ?? fieldName, message]));
}

const endFields = { DAY: 'first', HOURS: 'until', DAYS: 'last' } as const;

/** Somebody whose absences are laid down. */
export type Absent = Pick<Therapist, 'userId' | 'fullName' | 'timeZone'>;

interface AbsenceFormOptions {
  /** Absent: a new one. */
  absence: DaysOff | undefined;
  /** What a new one begins with. */
  preset: Partial<AbsenceDraft> | undefined;
  therapists: readonly [Absent, ...Absent[]];
  /** Those already known to be in its way. */
  inTheWay: readonly AbsenceConflict[];
  onSaved: (saved: DaysOff) => void;
}

/** An absence being laid down: kept on the device as it is typed, and sent once however often it is tried. */
export function useAbsenceForm({ absence, preset, therapists, inTheWay, onSaved }: AbsenceFormOptions) {
  const t = useMessages('practice-absences');
  const locale = useLocale();
  // Of one that is only answered for, nothing else may change unseen: what was typed of its times is another draft.
  const [isAnswering] = useState(inTheWay.length > 0);
  // What was typed of another time is not of this one.
  const [newName] = useState(() => (preset ? ['new', preset.userId, preset.first, preset.from].join('-') : 'new'));
  const draftName = `${isAnswering ? 'absence-answers' : 'absence'}/${absence?.id ?? newName}`;
  const whoseOf = (userId: string | undefined) => therapists.find((each) => each.userId === userId) ?? therapists[0];
  const [from] = useState<AbsenceDraft>(() => {
    if (!absence) return { ...emptyDraft, ...preset };
    const draft = draftOf(absence, whoseOf(absence.userId).timeZone);
    // What was left to stand stays until something else is chosen.
    return { ...draft, answers: Object.fromEntries(inTheWay.map(({ id }) => [id, 'KEEP' as const])) };
  });
  const [draft, setDraft] = useState(from);
  const [conflicts, setConflicts] = useState(inTheWay);
  const [fields, setFields] = useState<AbsenceFields>({});
  const therapist = whoseOf(absence?.userId ?? draft.userId);
  const mayKeep = useRef(false);
  const saving = useSaveAbsence(async () => {
    mayKeep.current = false;
    await dropLastingDraft(draftName);
  });
  const wasBegun = useRef(false);
  const isShown = useRef(false);

  // Whether the answer still finds the form.
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  // The draft lives on the device; what is typed before it has been read is kept from then on.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(draftName)) as AbsenceDraft | undefined;
      mayKeep.current = true;
      if (kept) noteRestored(kept);
      setDraft((shown) => (kept && !isBegun(shown, from) ? withKept(shown, kept, isAnswering) : { ...shown }));
    };
    void restore();
  }, [draftName, from, isAnswering]);

  // Storage follows the state, whoever changed it.
  useEffect(() => {
    if (!mayKeep.current) return;
    if (isBegun(draft, from)) keepLastingDraft(draftName, draft);
    else if (wasBegun.current) void dropLastingDraft(draftName);
    wasBegun.current = isBegun(draft, from);
  }, [draft, draftName, from]);

  // What was refused is of what was sent: another choice is a new try.
  function change(part: Partial<AbsenceDraft>) {
    setDraft((current) => ({ ...current, ...part }));
    setFields({});
    if (!saving.isPending) saving.reset();
  }

  /** Other hours are in the way of others: who that is is asked anew. */
  function changeTime(part: Partial<AbsenceDraft>) {
    setConflicts([]);
    change(part);
  }

  function problemsOf(body: object): AbsenceFields {
    const mistake = mistakeOf(draft);
    if (mistake)
      return {
        [mistake.field]: t(
          mistake.mistake === 'missing' ? `missing.${mistake.field}` : `backwards.${mistake.field === 'last' ? 'last' : 'until'}`,
        ),
      };
    const span = spanOf(draft, therapist.timeZone);
    const isOver = !draft.yearly && span !== undefined && Date.parse(span.endDateTime) <= Date.now();
    if (!absence && isOver) return { [endFields[draft.kind]]: t('isOver') };
    if (conflicts.some(({ id }) => !draft.answers[id])) return { answers: t('unanswered') };
    const checked = validate(daysOffBody, body, locale);
    if (checked.isValid) return {};
    return placed(checked.fields, draft.kind);
  }

  async function save() {
    const body = bodyOf(draft, therapist.timeZone, conflicts);
    const found = problemsOf(body);
    setFields(found);
    if (Object.keys(found).length > 0) return;
    const content = JSON.stringify(body);
    const attempt = draft.attempt?.content === content ? draft.attempt : { key: crypto.randomUUID(), content };
    setDraft({ ...draft, attempt });
    try {
      const saved = await saving.mutateAsync({ id: absence?.id, body: body as BodyInputOf<typeof createDaysOff>, key: attempt.key });
      if (isShown.current) onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) return;
      const { reason, fields: refused } = error.body;
      if (reason === 'DAYS_OFF_CONFLICT') {
        setConflicts(error.body.conflicts ?? []);
        // Somebody was accepted for then in the meantime.
        if (conflicts.length > 0) setFields({ answers: t('unanswered') });
      }
      if (refused) setFields(placed(refused, draft.kind));
      // Answered: nothing is unsure any more, and the next try is another one.
      setDraft((current) => ({ ...current, attempt: undefined }));
    }
  }

  function forget() {
    mayKeep.current = false;
    void dropLastingDraft(draftName);
  }

  return {
    draft,
    therapist,
    therapists,
    conflicts,
    fields,
    change,
    changeTime,
    save,
    forget,
    isSaving: saving.isPending,
    problem: saving.error,
  };
}

export type AbsenceFormState = ReturnType<typeof useAbsenceForm>;
