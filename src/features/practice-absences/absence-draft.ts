import type { AbsenceAnswer, DaysOff, daysOffBody } from '#contract/booking/booking.schema.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { instantInZone, startOfDayInZone, timeInZone } from '#src/ui/instant-in-zone.ts';
import type * as z from 'zod/mini';

export const absenceKinds = ['DAY', 'HOURS', 'DAYS'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** An absence as it is typed; dates are yyyy-MM-dd and times HH:mm by the clocks of its therapist. */
export interface AbsenceDraft {
  readonly kind: AbsenceKind;
  readonly first: string;
  /** Of several days, the last one of them. */
  readonly last: string;
  readonly from: string;
  readonly until: string;
  readonly yearly: boolean;
  readonly label: string;
  readonly message: string;
  /** Whose, where it is not the only one that can be chosen. */
  readonly userId?: string | undefined;
  readonly answers: Readonly<Record<string, AbsenceAnswer>>;
  /** A try that has not been answered: the same content again is the same try. */
  readonly attempt?: { readonly key: string; readonly content: string } | undefined;
}

export const emptyDraft: AbsenceDraft = {
  kind: 'DAY',
  first: '',
  last: '',
  from: '',
  until: '',
  yearly: false,
  label: '',
  message: '',
  answers: {},
};

type Span = Pick<DaysOff, 'startDateTime' | 'endDateTime'>;

/** Whether it lasts from the beginning of a day to the end of one. */
export const isOfWholeDays = ({ startDateTime, endDateTime }: Span, timeZone: string): boolean =>
  [startDateTime, endDateTime].every((instant) => timeInZone(instant, timeZone) === '00:00');

/** The dates it begins and ends on; of whole days, the last one of them. */
export function datesOf(span: Span, timeZone: string): { first: string; last: string } {
  const last = dateInZone(span.endDateTime, timeZone);
  return { first: dateInZone(span.startDateTime, timeZone), last: isOfWholeDays(span, timeZone) ? addDays(last, -1) : last };
}

/** What is there, to be changed. One that begins in the middle of a day and ends in another's is told by its hours. */
export function draftOf(absence: DaysOff, timeZone: string): AbsenceDraft {
  const { first, last } = datesOf(absence, timeZone);
  const isWhole = isOfWholeDays(absence, timeZone);
  return {
    ...emptyDraft,
    kind: !isWhole ? 'HOURS' : first === last ? 'DAY' : 'DAYS',
    first,
    last,
    from: isWhole ? '' : timeInZone(absence.startDateTime, timeZone),
    until: isWhole ? '' : timeInZone(absence.endDateTime, timeZone),
    yearly: absence.yearly,
    label: absence.label ?? '',
  };
}

/** The date an absence ends on, as it is typed. */
const lastOf = ({ kind, first, last }: AbsenceDraft): string => (kind === 'DAYS' || (kind === 'HOURS' && last > first) ? last : first);

/** The instants it is between; undefined while a part of them is missing. */
export function spanOf(draft: AbsenceDraft, timeZone: string): Span | undefined {
  const { kind, first, from, until } = draft;
  const last = lastOf(draft);
  if (!first || !last || (kind === 'HOURS' && !(from && until))) return undefined;
  const start = kind === 'HOURS' ? instantInZone(first, from, timeZone) : startOfDayInZone(first, timeZone);
  const end = kind === 'HOURS' ? instantInZone(last, until, timeZone) : startOfDayInZone(addDays(last, 1), timeZone);
  return { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
}

type Missing = 'first' | 'last' | 'from' | 'until';

/** What of it cannot be so: a part that is missing, or an end that is not after the beginning. */
export function mistakeOf(draft: AbsenceDraft): { field: Missing; mistake: 'missing' | 'backwards' } | undefined {
  const asked: readonly Missing[] = {
    DAY: ['first'] as const,
    HOURS: ['first', 'from', 'until'] as const,
    DAYS: ['first', 'last'] as const,
  }[draft.kind];
  const field = asked.find((each) => draft[each] === '');
  if (field) return { field, mistake: 'missing' };
  if (draft.kind === 'DAYS' && draft.last < draft.first) return { field: 'last', mistake: 'backwards' };
  if (draft.kind === 'HOURS' && lastOf(draft) === draft.first && draft.until <= draft.from) return { field: 'until', mistake: 'backwards' };
  return undefined;
}

/** The call that lays it down, with what was answered for those in its way, once they have been shown. */
export function bodyOf(draft: AbsenceDraft, timeZone: string, shown: readonly { id: string }[]): Partial<z.input<typeof daysOffBody>> {
  const answers = shown.flatMap(({ id }) => {
    const answer = draft.answers[id];
    return answer ? [{ id, answer }] : [];
  });
  return {
    ...spanOf(draft, timeZone),
    ...(draft.userId && { userId: draft.userId }),
    label: draft.label || null,
    yearly: draft.yearly,
    ...(answers.length > 0 && { answers }),
    ...(answers.some(({ answer }) => answer !== 'KEEP') && draft.message && { message: draft.message }),
  };
}

/** What was kept, in place of what is shown; of one that is only answered for, the answers and the word alone. */
export const withKept = (shown: AbsenceDraft, kept: AbsenceDraft, isAnswering: boolean): AbsenceDraft =>
  isAnswering ? { ...shown, answers: { ...shown.answers, ...kept.answers }, message: kept.message } : { ...shown, ...kept };

/** Whether there is anything to lose. */
export const isBegun = (draft: AbsenceDraft, from: AbsenceDraft): boolean =>
  JSON.stringify({ ...draft, attempt: undefined }) !== JSON.stringify({ ...from, attempt: undefined });
