import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { discreetName, siteName } from '#contract/auth/discreet-name.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import english from './calendar.messages.en.json' with { type: 'json' };
import french from './calendar.messages.fr.json' with { type: 'json' };

export interface CalendarFile {
  readonly name: string;
  /** PUBLISH puts the appointment into a calendar or changes it there, CANCEL takes it out (RFC 5546). */
  readonly method: 'PUBLISH' | 'CANCEL';
  /** iCalendar (RFC 5545). */
  readonly content: string;
}

export interface CalendarReader {
  readonly locale: Locale;
  /** Neither whom nor where: other people may see this calendar. */
  readonly isDiscreet: boolean;
}

type Appointment = Pick<Reservation, 'id' | 'mode' | 'status' | 'therapist' | 'startDateTime' | 'endDateTime' | 'history'>;

interface Site {
  readonly practice: Pick<Practice, 'name' | 'email' | 'address'>;
  readonly siteUrl: string;
  readonly now: Date;
}

export const calendarWords: Record<Locale, typeof french> = { fr: french, en: english };
const alarmSeconds = 3600;

const isOver = ({ status }: Pick<Reservation, 'status'>) => status === 'CANCELLED' || status === 'EXPIRED' || status === 'REJECTED';

/**
 * A reservation for a calendar. Its times are in UTC: every program shows them by its own clock, and no table of zones
 * in the file can grow old. UID stays through every change and SEQUENCE grows with each step of the reservation, so that a
 * later file takes the place of an earlier one whatever order they are opened in.
 */
export function calendarFile(
  reservation: Appointment,
  { locale, isDiscreet }: CalendarReader,
  { practice, siteUrl, now }: Site,
): CalendarFile {
  const words = calendarWords[locale];
  const { id, mode, therapist, startDateTime, endDateTime, history } = reservation;
  const method = isOver(reservation) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const summary = isDiscreet ? words.discreet : words.summary.replace('{{therapist}}', () => therapist.fullName);
  const link = `${siteUrl}${pathInLocale('/reservations', locale)}`;
  const calendar = ical({
    method,
    prodId: programOf({ locale, isDiscreet }),
  });
  const event = calendar.createEvent({
    id: eventIdOf(id),
    sequence: history.length,
    stamp: now,
    start: new Date(startDateTime),
    end: new Date(endDateTime),
    summary,
    status: eventStatusOf(reservation),
    class: ICalEventClass.PRIVATE,
    organizer: organizerOf(practice, isDiscreet),
    ...(!isDiscreet && {
      description: words.change.replace('{{link}}', () => link),
      url: link,
      location: (mode === 'OFFICE' && practice.address[locale]) || words.places[mode],
    }),
  });
  if (method === ICalCalendarMethod.PUBLISH)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: summary });
  return { name: words.fileName, method, content: calendar.toString() };
}

/** What wrote a calendar, for the programs that read it. */
export const programOf = ({ locale, isDiscreet }: CalendarReader) => ({
  company: isDiscreet ? discreetName : siteName,
  product: calendarWords[locale].discreet,
  language: locale,
});

/** The same for every reader and through every change. */
export const eventIdOf = (reservationId: string): string => `appointment-${reservationId}`;

export function eventStatusOf(reservation: Pick<Reservation, 'status'>): ICalEventStatus {
  if (isOver(reservation)) return ICalEventStatus.CANCELLED;
  return reservation.status === 'ACCEPTED' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** An address that is nobody's and says so (RFC 6761). */
const nobody = 'agenda@agenda.invalid';

/** Each method requires one; nobody is asked to answer to it. */
const organizerOf = ({ name, email }: Pick<Practice, 'name' | 'email'>, isDiscreet: boolean) =>
  isDiscreet ? { name: discreetName, email: nobody } : { name, email: email || nobody };
