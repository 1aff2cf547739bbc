import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { todayIn } from '#contract/today-in.ts';
import { monthShowing } from '#src/ui/month-grid.ts';
import { keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { hasDraft, keepDraft, lastingNameOf, readDraft, withKept, withLink, type BookingDraft } from './booking-draft.ts';
import type { BookingLink } from './booking-link.ts';
import { chosenService } from './chosen-service.ts';

/** What the calendar shows; dates are those of the practice's zone. */
interface CalendarView {
  month: string;
  day: string | undefined;
}

/** The booking being made and its calendar. The link of the address applies until something else is chosen. */
export function useBooking(therapist: Therapist, link: BookingLink) {
  const { slug, timeZone } = therapist;
  const navigate = useNavigate();
  const [today] = useState(() => todayIn(timeZone));
  const viewOf = ({ startDateTime }: BookingDraft): CalendarView => {
    const day = startDateTime && dateInZone(startDateTime, timeZone);
    return { month: day && day > today ? monthShowing(day, monthOf(today), today) : monthOf(today), day };
  };
  const [ofThisTab] = useState(() => readDraft(slug));
  const [draft, setDraft] = useState(() => withLink(ofThisTab, link));
  const [view, setView] = useState(() => viewOf(draft));
  const [appliedLink, setAppliedLink] = useState(link);

  if (link.slot !== appliedLink.slot || link.service !== appliedLink.service) {
    const linked = withLink(draft, link);
    setAppliedLink(link);
    setDraft(linked);
    if (link.slot) setView(viewOf(linked));
  }

  const first = chosenService(therapist, { note: '' });
  const isDraft = (given: BookingDraft) => hasDraft(given, { serviceId: first.service.id, mode: first.mode });
  // A tab that lives has a draft of its own; else nothing may take the place of what a killed one held before it is read.
  const mayKeep = useRef(isDraft(ofThisTab));
  const isHeld = isDraft(draft);
  const wasHeld = useRef(isHeld);

  // Storage follows the state, whoever changed it. Only what was touched goes to the device's database: most look.
  useEffect(() => {
    keepDraft(slug, draft);
    wasHeld.current ||= isHeld;
    if (mayKeep.current && wasHeld.current) keepLastingDraft(lastingNameOf(slug), draft);
  }, [slug, draft, isHeld]);

  useEffect(() => {
    noteRestored(ofThisTab);
    if (mayKeep.current) return;
    const restore = async () => {
      const kept = (await readLastingDraft(lastingNameOf(slug))) as BookingDraft | undefined;
      mayKeep.current = true;
      // A new state either way: what was typed meanwhile is kept from here on.
      setDraft((shown) => (kept ? withKept(shown, kept, link) : { ...shown }));
      if (kept) setView((shown) => (shown.day ? shown : viewOf(kept)));
    };
    void restore();
    // Once, when the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const change = (part: Partial<BookingDraft>) => setDraft((current) => ({ ...current, ...part }));

  function choose(part: Pick<BookingDraft, 'serviceId' | 'startDateTime'>) {
    change(part);
    if (!link.slot && !link.service) return;
    void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  }

  return {
    therapist,
    today,
    draft,
    ...chosenService(therapist, draft),
    view,
    change,
    chooseService: (serviceId: string) => choose({ serviceId }),
    chooseSlot: (startDateTime: string) => {
      choose({ startDateTime });
      setView(viewOf({ note: '', startDateTime }));
    },
    clearSlot: () => {
      change({ attempt: undefined });
      choose({ startDateTime: undefined });
    },
    showMonth: (month: string) => setView({ ...view, month }),
    showDay: (day: string) => {
      // An hour of another day is none of those that are shown from now on.
      if (draft.startDateTime && dateInZone(draft.startDateTime, timeZone) !== day) choose({ startDateTime: undefined });
      setView({ month: monthShowing(day, view.month, today), day });
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
