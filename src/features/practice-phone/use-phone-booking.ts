import { useEffect, useRef, useState } from 'react';
import { dateInZone } from '#contract/dates-in-words.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { takeReservationBody } from '#contract/booking/booking.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { validate } from '#contract/validate.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { attemptOf } from '#src/features/booking/booking-draft.ts';
import { firstOfEach, type ReservationFields } from '#src/features/booking/check-reservation.ts';
import { chosenService } from '#src/features/booking/chosen-service.ts';
import type { SlotChoice } from '#src/features/booking/slot-choice.ts';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { monthShowing } from '#src/ui/month-grid.ts';
import { addressOf, bodyOf, emptyDraft, isBegun, startOf, withKept, type PhoneDraft } from './phone-draft.ts';
import { useTakeReservation } from './use-take-reservation.ts';

const draftName = 'phone-booking/one';

/** The booking being taken: kept on the device as it is typed, checked here first, and sent once however often it is tried. */
export function usePhoneBooking(therapists: readonly [Therapist, ...Therapist[]], from: Partial<PhoneDraft>) {
  const t = useMessages('practice-phone');
  const locale = useLocale();
  const [openedAt] = useState(() => new Date());
  const [draft, setDraft] = useState<PhoneDraft>(() => ({ ...emptyDraft, ...from }));
  const [day, setDay] = useState<{ month: string; day: string | undefined }>();
  const [fields, setFields] = useState<ReservationFields>({});
  const [taken, setTaken] = useState<{ reservation: PracticeReservation; email: string }>();
  const taking = useTakeReservation(() => dropLastingDraft(draftName));
  const mayKeep = useRef(false);
  const wasBegun = useRef(false);

  const therapist = therapists.find(({ id }) => id === draft.therapistId) ?? therapists[0];
  const { service, mode } = chosenService(therapist, {
    note: '',
    ...(draft.serviceId && { serviceId: draft.serviceId }),
    ...(draft.mode && { mode: draft.mode }),
  });
  const choice = { therapist, service, mode };
  const today = dateInZone(openedAt, therapist.timeZone);
  const start = startOf(draft, therapist.timeZone);

  // The draft lives on the device; what is typed before it has been read is kept from then on.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(draftName)) as PhoneDraft | undefined;
      mayKeep.current = true;
      if (kept) noteRestored(kept);
      setDraft((shown) => withKept(shown, kept));
    };
    void restore();
  }, []);

  // Storage follows the state, whoever changed it.
  useEffect(() => {
    if (!mayKeep.current) return;
    if (isBegun(draft)) keepLastingDraft(draftName, draft);
    else if (wasBegun.current) void dropLastingDraft(draftName);
    wasBegun.current = isBegun(draft);
  }, [draft]);

  // What was refused is of what was sent: another choice is a new try.
  function change(part: Partial<PhoneDraft>) {
    setDraft((current) => ({ ...current, ...part }));
    setFields({});
    // What is under way goes on: its answer is still to come.
    if (!taking.isPending) taking.reset();
  }

  const viewOf = (date: string | undefined) => ({
    month: date && date > today ? monthShowing(date, monthOf(today), today) : monthOf(today),
    day: date,
  });
  const offered = draft.startDateTime && dateInZone(draft.startDateTime, therapist.timeZone);
  const view = day ?? viewOf(offered);
  const slots: SlotChoice = {
    therapist,
    service,
    today,
    draft,
    view,
    showDay: (date) => {
      setDay({ month: monthShowing(date, view.month, today), day: date });
      if (offered !== date) change({ startDateTime: undefined });
    },
    showMonth: (month) => setDay({ ...view, month }),
    chooseSlot: (startDateTime) => {
      setDay(viewOf(dateInZone(startDateTime, therapist.timeZone)));
      change({ startDateTime, other: undefined });
    },
  };

  async function take(part: Partial<PhoneDraft> = {}) {
    const sent = { ...draft, ...part };
    const body = bodyOf(sent, choice);
    const checked = validate(takeReservationBody, body, locale);
    const found = {
      ...(!sent.client && !sent.caller && { userId: t('nobodyYet') }),
      ...(!checked.isValid && firstOfEach(checked.fields)),
    };
    setFields(found);
    if (Object.keys(found).length > 0) return;
    const attempt = attemptOf({ note: '', attempt: sent.attempt }, JSON.stringify(body), () => crypto.randomUUID());
    setDraft({ ...sent, attempt });
    try {
      const reservation = await taking.mutateAsync({ body: body as Parameters<typeof taking.mutateAsync>[0]['body'], key: attempt.key });
      setTaken({ reservation, email: addressOf(sent) });
      setDay(undefined);
      setDraft(emptyDraft);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) return;
      if (error.body.fields) setFields(firstOfEach(error.body.fields));
      // Answered: nothing is unsure any more, and the next try is another one.
      setDraft((current) => ({ ...current, attempt: undefined }));
    }
  }

  return {
    draft,
    ...choice,
    therapists,
    slots,
    start,
    fields,
    change,
    take,
    isTaking: taking.isPending,
    problem: taking.error,
    taken,
    again: () => setTaken(undefined),
  };
}

export type PhoneBooking = ReturnType<typeof usePhoneBooking>;
